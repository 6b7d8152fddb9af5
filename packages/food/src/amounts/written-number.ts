import type { Language } from '../foods/languages.ts';

const vulgar: Readonly<Record<string, number>> = {
  ...{
    '½': 1 / 2,
    '⅓': 1 / 3,
    '⅔': 2 / 3,
    '¼': 1 / 4,
    '¾': 3 / 4,
    '⅕': 1 / 5,
    '⅖': 2 / 5,
    '⅗': 3 / 5,
  },
  ...{ '⅘': 4 / 5, '⅙': 1 / 6, '⅚': 5 / 6, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8 },
};

/** `rest` is the text behind the amount. A known language decides between decimal and thousands separators. */
export function amountOf(written: string, rest = '', language?: Language): number {
  const text = written.trim();
  const last = vulgar[text.slice(-1)];
  if (last !== undefined) return Number(text.slice(0, -1).replace('-', '').trim() || 0) + last;
  const fraction = /^(?:(\d+)(?:\s+(?:(?:and|&|y|et|und)\s+)?|-))?(\d+)\s?[/⁄]\s?(\d+)$/i.exec(
    text,
  );
  if (fraction) {
    return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  }
  const thousands = /^[1-9]\d{0,2},\d{3}$/.test(text) && (language ?? 'en') === 'en';
  const dotted =
    /^[1-9]\d{0,2}\.\d{3}$/.test(text) && language !== 'en' && /^\s?(?:m?g|ml)\b/.test(rest);
  if (thousands || dotted) return Number(text.replace(/[.,]/, ''));
  return Number(text.replace(',', '.'));
}
