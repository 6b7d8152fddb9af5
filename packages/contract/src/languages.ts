import { type Language, languages } from '@pomona/food/foods/languages';

export { type Language, languages };

export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The first supported language of some language tags ("de-CH"), best first; `null` when none of them is supported. */
export function preferredLanguage(tags: readonly string[]): Language | null {
  const languagesOfTags = tags.map((tag) => tag.trim().toLowerCase().split('-')[0]);
  return languagesOfTags.find(isLanguage) ?? null;
}
