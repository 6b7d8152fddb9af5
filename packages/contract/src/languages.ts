/** Languages of the interface, in the order of the language switcher (I18N-01). */
export const languages = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** Used when neither a saved choice nor a supported wish of the browser is known. */
export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The first supported language of some language tags ("de-CH"), best first; `null` when none of them is supported. */
export function preferredLanguage(tags: readonly string[]): Language | null {
  const languagesOfTags = tags.map((tag) => tag.trim().toLowerCase().split('-')[0]);
  return languagesOfTags.find(isLanguage) ?? null;
}
