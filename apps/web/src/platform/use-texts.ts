import { useEffect, useSyncExternalStore } from 'react';
import type { Feature } from './messages.ts';
import { useLanguages } from './services.tsx';

/** Fetches what a piece says that comes after its page; true once it can be said. */
export function useTexts(feature: Feature): boolean {
  const languages = useLanguages();
  const { messages } = useSyncExternalStore(
    languages.subscribe,
    languages.speech,
    languages.speech,
  );
  useEffect(() => {
    void languages.need([feature]);
  }, [languages, feature]);
  return feature in messages;
}
