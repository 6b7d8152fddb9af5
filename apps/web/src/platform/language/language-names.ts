import type { Language } from '@pomona/contract/languages';

/** Each language in its own words, the same in every language of the interface (NAV-05). */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};
