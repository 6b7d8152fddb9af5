import { useEffect } from 'react';
import { useMessages } from 'use-intl';
import type { Feature } from './messages.ts';
import { useLanguages } from './services.tsx';

const shortestWait = 1000;
const longestWait = 30_000;

/** Fetches what a piece says that comes after its page; true once it can be said. */
export function useTexts(feature: Feature): boolean {
  const languages = useLanguages();
  const messages = useMessages();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    async function fetchTexts(wait: number): Promise<void> {
      try {
        await languages.need([feature], true);
      } catch {
        // The server is away or the line is dead: they come when it is back.
        if (isWanted)
          timer = setTimeout(() => void fetchTexts(Math.min(wait * 2, longestWait)), wait);
      }
    }
    void fetchTexts(shortestWait);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [languages, feature]);
  return feature in messages;
}
