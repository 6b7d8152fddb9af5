import { type Language, languages } from '@pomona/food/foods/languages';

export { type Language, languages };

export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The best supported language for an `Accept-Language` header; `null` when it names no supported one. */
export function preferredLanguage(acceptLanguage: string | undefined): Language | null {
  const accepted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality ? Number(quality) : 1, order };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order);
  for (const { language } of accepted) if (isLanguage(language)) return language;
  return null;
}
