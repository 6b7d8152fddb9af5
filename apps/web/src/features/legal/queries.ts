import type { Language } from '@pomona/contract/languages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type english from '#locales/en/legal.json';

/** Terms and privacy in one language. Long, and read seldom: they come with their own pages only. */
type LegalTexts = typeof english;

const texts: Record<Language, () => Promise<{ default: LegalTexts }>> = {
  en: () => import('#locales/en/legal.json'),
  es: () => import('#locales/es/legal.json'),
  fr: () => import('#locales/fr/legal.json'),
  de: () => import('#locales/de/legal.json'),
};

export function legalQuery(language: Language) {
  return queryOptions({
    queryKey: ['legal', language],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: async () => (await texts[language]()).default,
  });
}
