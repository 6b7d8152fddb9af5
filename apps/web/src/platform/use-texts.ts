import { useEffect } from 'react';
import { useMessages } from 'use-intl';
import type { Feature } from './messages.ts';
import { retryingImport } from './retrying-import.ts';
import { useLanguages } from './services.tsx';

/** Fetches what a piece says that comes after its page; true once it can be said. */
export function useTexts(feature: Feature): boolean {
  const languages = useLanguages();
  const messages = useMessages();
  useEffect(() => {
    void retryingImport(() => languages.need([feature], true));
  }, [languages, feature]);
  return feature in messages;
}
