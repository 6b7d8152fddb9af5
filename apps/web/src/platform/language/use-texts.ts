import { useEffect } from 'react';
import { useMessages } from 'use-intl';
import { retryingImport } from '#platform/delivery/retrying-import.ts';
import { useLanguages } from '#platform/services.tsx';
import type { Feature } from './messages.ts';

/** Fetches the texts of a piece that comes after its page; true once they are there. */
export function useTexts(feature: Feature): boolean {
  const languages = useLanguages();
  const messages = useMessages();
  useEffect(() => {
    void retryingImport(() => languages.need([feature], true));
  }, [languages, feature]);
  return feature in messages;
}
