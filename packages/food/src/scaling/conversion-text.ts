import type { Measure } from '../amounts/quantity.ts';
import { amountOf } from '../amounts/written-number.ts';
import type { Language } from '../foods/languages.ts';
import { amountText, unitWord } from '../wording/wording-units.ts';
import { convertedMeasure, type FoodDensity, systemOf, type UnitSystem } from './conversion.ts';
import { amountsIn, type FoundAmount, scaledLine } from './scaling.ts';

export interface ConversionOptions {
  /** From the server; `null` keeps weights and volumes apart. */
  density: FoodDensity | null;
  /** Requested servings / servings of the recipe. */
  factor?: number;
  language?: Language;
}

/** Words of the converted units, with their keys in `units.ts`; longer words first. */
const words: readonly (readonly [string, string])[] = [
  ['fl-oz', 'fl\\.? ?oz|fluid ounces?'],
  ['g', 'g|gr|grams?|gramos?|grammes?|gramm'],
  ['kg', 'kg|kilos?|kilograms?'],
  ['ml', 'ml|millilit(?:er|re)s?'],
  ['cl', 'cl'],
  ['dl', 'dl'],
  ['l', 'l|lit(?:er|re)s?|litros?'],
  ['oz', 'oz|ounces?|onzas?|onces?'],
  ['lb', 'lbs?|pounds?|libras?'],
  ['cup', 'cups?|tazas?|tasses?|tassen?'],
  ['pint', 'pints?'],
  ['quart', 'quarts?'],
];
const unitAfter = words.map(
  ([unit, word]) => [unit, new RegExp(`^[\\s-]?(?:${word})\\.?(?!\\p{L})`, 'iu')] as const,
);

interface Span {
  start: number;
  end: number;
  measure: Measure;
  system: UnitSystem;
}

/** Scaled and in the units of a system (SCALE-03), without the food table. A measure written in that system ("400 g (14 oz)") is used. */
export function convertedText(
  text: string,
  to: UnitSystem,
  { density, factor = 1, language = 'en' }: ConversionOptions,
): { text: string; isApproximate: boolean } {
  const spans = amountsIn(text).flatMap((found) => spanOf(text, found) ?? []);
  const written: string[] = [];
  let isApproximate = false;
  let plain = '';
  let done = 0;
  for (const [index, span] of spans.entries()) {
    if (span.start < done || span.system === to) continue;
    const next = spans[index + 1];
    const own = next?.system === to && isSame(text, span, next) ? next : null;
    const shown =
      own === null
        ? convertedMeasure(scaled(span.measure, factor), to, density)
        : [scaled(own.measure, factor)];
    if (shown === null) continue;
    isApproximate ||= own === null;
    plain += `${text.slice(done, span.start)}${placeholder(written.length)}`;
    written.push(shown.map((part) => measureText(part, language)).join(' + '));
    done = own === null ? span.end : afterBracket(text, own.end);
  }
  const line = scaledLine(plain + text.slice(done), factor);
  return {
    text: line.replace(/[\u{e000}-\u{e0ff}]/gu, (mark) => restored(mark, written)),
    isApproximate,
  };
}

const afterBracket = (text: string, end: number) => (text[end] === ')' ? end + 1 : end);

/** Private-use characters as placeholders for scaled measures. */
const firstMark = 0xe000;
const placeholder = (index: number) => String.fromCodePoint(firstMark + Math.min(index, 0xff));
const restored = (mark: string, written: readonly string[]) =>
  written[(mark.codePointAt(0) ?? 0) - firstMark] ?? mark;

function scaled({ amount, amountMax, unit }: Measure, factor: number): Measure {
  return {
    amount: amount * factor,
    amountMax: amountMax === null ? null : amountMax * factor,
    unit,
  };
}

function spanOf(text: string, { start, end, first, second }: FoundAmount): Span | null {
  const rest = text.slice(end, end + 40);
  for (const [unit, word] of unitAfter) {
    const match = word.exec(rest);
    const system = systemOf(unit);
    if (match === null || system === undefined) continue;
    const amountMax = second === undefined ? null : amountOf(second, rest);
    const measure = { amount: amountOf(first, rest), amountMax, unit };
    return { start, end: end + match[0].length, measure, system };
  }
  return null;
}

/** "400 g (14 oz)", "4 oz/115 g": the same amount twice. */
function isSame(text: string, { end }: Span, next: Span): boolean {
  const between = text.slice(end, next.start);
  if (/^\s?\/\s?$/.test(between)) return true;
  return /^\s?\((?:about |ca\. |environ |unos )?$/.test(between) && text[next.end] === ')';
}

function measureText({ amount, amountMax, unit }: Measure, language: Language): string {
  const from = amountText(amount, unit, language);
  const to =
    amountMax === null || amountMax === amount ? '' : `–${amountText(amountMax, unit, language)}`;
  return `${from}${to} ${unitWord(unit, amountMax ?? amount, language)}`;
}
