import type { Language } from '../foods/languages.ts';
import { amountText, unitWord } from '../wording/wording-units.ts';
import type { UnitSystem } from './conversion.ts';

const centimetresInInch = 2.54;
const number = '(\\d{1,2}(?:[.,]\\d)?|\\d{1,2} \\d/\\d|\\d/\\d|[½¼¾])';
const metricLength = new RegExp(`(?<![\\d.,/])${number}[\\s-]?(cm|mm)(?!\\p{L})`, 'giu');
const inchLength = new RegExp(
  `(?<![\\d.,/])${number}[\\s-]?(?:inch(?:es)?(?!\\p{L})|in\\.|["″])`,
  'giu',
);

/** "in 4 cm pieces" is "in 1 1/2-inch pieces" in a kitchen with inches, and the other way about. */
export function withLengthsIn(text: string, to: UnitSystem, language: Language): string {
  if (to === 'metric') {
    return text.replace(inchLength, (_, written: string) => {
      const length = lengthIn(written) * centimetresInInch;
      const shown = length < 5 ? Math.round(length * 2) / 2 : Math.round(length);
      return `${amountText(Math.max(0.5, shown), 'cm', language)} cm`;
    });
  }
  return text.replace(metricLength, (all: string, written: string, unit: string, at: number) => {
    const centimetres = lengthIn(written) * (unit.toLowerCase() === 'mm' ? 0.1 : 1);
    const length = inchesOf(centimetres / centimetresInInch);
    const shown = amountText(length, 'inch', language);
    const isBefore = language === 'en' && /^[ -]\p{L}/u.test(text.slice(at + all.length));
    return isBefore ? `${shown}-inch` : `${shown} ${unitWord('inch', length, language)}`;
  });
}

const inchesOf = (exact: number) => {
  const steps = exact < 0.5 ? 8 : exact < 2 ? 4 : 2;
  return Math.max(1, Math.round(exact * steps)) / steps;
};

const signs: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function lengthIn(written: string): number {
  const sign = signs[written];
  if (sign !== undefined) return sign;
  const [whole = '', fraction = ''] = written.includes(' ') ? written.split(' ') : ['', written];
  const [top = '0', bottom] = fraction.split('/');
  const part = bottom === undefined ? Number(top.replace(',', '.')) : Number(top) / Number(bottom);
  return Number(whole) + part;
}
