/** Languages of the interface, in the order of the language switcher (I18N-01). */
export const languages = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** Used when neither a saved choice nor a supported wish of the browser is known. */
export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The best supported language for an `Accept-Language` header; `null` when none of its wishes is supported. */
export function preferredLanguage(acceptLanguage: string | undefined): Language | null {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality ? Number(quality) : 1, order };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order);
  for (const { language } of wishes) if (isLanguage(language)) return language;
  return null;
}
