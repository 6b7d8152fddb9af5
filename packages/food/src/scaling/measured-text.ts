import type { Measure } from '../amounts/quantity.ts';
import { amountOf } from '../amounts/written-number.ts';
import type { Language } from '../foods/languages.ts';
import { countOf, type Part } from './kitchen-amounts.ts';
import { kitchenParts } from './kitchen-parts.ts';
import { divisibleOf, type FoundUnit, pinchText, unitAtStart, unitText } from './kitchen-words.ts';

export interface FoundAmount {
  start: number;
  end: number;
  /** First and second number of a range as written, and the text between. */
  first: string;
  joint?: string;
  second?: string;
}

/** Inflects the noun after an amount. */
export type WithNumber = (text: string, amount: number) => string;

export interface ScalingOptions {
  withNumber?: WithNumber;
  language?: Language;
  /** In a kitchen with cups, many spoons are a cup. */
  hasCups?: boolean;
  /** For calculations: nothing is rounded to what tools can measure. */
  isExact?: boolean;
  /** Text of a measure in other units; `null` where it stays. */
  convert?: (measure: Measure) => string | null;
}

/** Whole numbers without, others with one decimal. */
export function shownAmount(amount: number): string {
  const rounded = Math.round(amount * 10) / 10;
  // Never rounds to 0.
  if (rounded === 0 && amount > 0) return '0.1';
  return String(rounded);
}

export interface LineToScale {
  plain: string;
  factor: number;
  options: ScalingOptions;
  numbered: WithNumber;
}

interface Shown {
  text: string;
  /** Where the text behind it goes on. */
  end: number;
  /** For the noun behind it; `undefined` where that has been written. */
  count: number | undefined;
}

/** One amount of a line, scaled to what can be measured (SCALE-01). */
export function shownAt(found: FoundAmount, line: LineToScale): Shown {
  const { plain, factor, options } = line;
  const { start, end, first, second } = found;
  const rest = plain.slice(end, end + 80);
  const from = amountOf(first, rest);
  const to = second === undefined ? null : amountOf(second, rest);
  const unit = unitAtStart(rest);
  const [amount, amountMax] = [from * factor, to === null ? null : to * factor];
  const converted =
    unit === null ? null : options.convert?.({ amount, amountMax, unit: unit.unit });
  if (unit !== null && converted != null) {
    return { text: converted, end: end + unit.length, count: undefined };
  }
  if (factor === 1 && !isManyOunces(from, unit?.unit)) {
    return { text: plain.slice(start, end), end, count: undefined };
  }
  const exact = amountMax === null ? [amount] : [amount, amountMax];
  if (unit === null || options.isExact) {
    const counts = from === to || to === null ? [from] : [from, to];
    const counted = countedText(rest, counts, line, found);
    return { ...counted, end };
  }
  return measuredText(exact, unit, line, found) ?? literal(exact, found, end);
}

/** Said in pounds, and in whole ounces beside them. */
const isManyOunces = (amount: number, unit: string | undefined) =>
  (unit === 'oz' && amount >= 16) || (unit === 'lb' && !Number.isInteger(amount * 4));

const literal = (amounts: readonly number[], found: FoundAmount, end: number): Shown => ({
  text: joined(
    amounts.map((amount) => localised(shownAmount(amount), found)),
    found,
  ),
  end,
  count: amounts.at(-1),
});

/** What is counted, and what has no unit that a tool measures. */
export function countedText(
  rest: string,
  amounts: readonly number[],
  { factor, options, numbered }: LineToScale,
  found?: FoundAmount,
): Pick<Shown, 'text' | 'count'> {
  const exact = amounts.map((amount) => amount * factor);
  if (options.isExact) {
    const unit = unitAtStart(rest)?.unit ?? null;
    const texts = exact.map((amount) => exactText(amount, unit, options.language));
    return { text: joined(texts, found), count: exact.at(-1) };
  }
  const divisible = divisibleOf(rest, numbered(rest, 1) !== numbered(rest, 2));
  const shown = exact.map((amount) =>
    divisible === null ? Math.max(0.1, Math.round(amount * 10) / 10) : countOf(amount, divisible),
  );
  const texts = shown.map((amount) => localised(fractionText(amount, found), found));
  return { text: joined(texts, found), count: shown.at(-1) };
}

function measuredText(
  exact: readonly number[],
  unit: FoundUnit,
  { plain, options }: LineToScale,
  found: FoundAmount,
): Shown | null {
  const { hasCups = false, language = 'en' } = options;
  const end = found.end + unit.length;
  const parts = exact.map((amount) => kitchenParts(amount, unit.unit, { hasCups }));
  const [from, to = from] = parts;
  if (!from || !to) return null;
  if (to[0]?.unit === 'pinch') {
    const text = pinchText(plain.slice(end, end + 80), unit.word, language);
    return { text, end, count: undefined };
  }
  const all = [...from, ...to];
  const isSingle = from.length === 1 && to.length === 1;
  const isOneUnit = all.every((part) => part.unit === all[0]?.unit);
  const numbers = [from, to].map(([part]) => (part ? partNumber(part, found, language) : ''));
  if (isSingle && isOneUnit) {
    const text = joined(numbers, found);
    const last = to[0] ?? { amount: 1, unit: unit.unit };
    if (last.unit === unit.unit) return { text, end: found.end, count: last.amount };
    return {
      text: text + gap(plain, found) + unitText(last, unit.word, language),
      end,
      count: undefined,
    };
  }
  const written = (each: readonly Part[]) =>
    each
      .map((part) => {
        const word = unitText(part, unit.word, language);
        return `${partNumber(part, found, language)}${gap(plain, found)}${word}`;
      })
      .join(each.some((part) => part.unit === 'oz') ? ' ' : ' + ');
  const joint = /^\s?[-–—]\s?$/.test(found.joint ?? '') ? ' – ' : (found.joint ?? ' – ');
  const text = [...new Set([from, to].map(written))].join(joint);
  return { text, end, count: undefined };
}

/** "200g" stays as close when it becomes "1.4kg". */
const gap = (plain: string, { end }: FoundAmount) => (/\p{L}/u.test(plain.charAt(end)) ? '' : ' ');

const decimals = new Set(['g', 'kg', 'ml', 'cl', 'dl', 'l']);

function partNumber({ amount, unit }: Part, found: FoundAmount, language: Language): string {
  if (!decimals.has(unit)) return fractionText(amount, found);
  const text = String(Math.round(amount * 100) / 100);
  return language === 'en' ? localised(text, found) : text.replace('.', ',');
}

const localised = (text: string, found?: FoundAmount) =>
  found !== undefined && /\d,\d/.test(found.first) ? text.replace('.', ',') : text;

const fractions: readonly (readonly [number, string, string])[] = [
  [1 / 8, '1/8', '⅛'],
  [1 / 4, '1/4', '¼'],
  [1 / 3, '1/3', '⅓'],
  [3 / 8, '3/8', '⅜'],
  [1 / 2, '1/2', '½'],
  [5 / 8, '5/8', '⅝'],
  [2 / 3, '2/3', '⅔'],
  [3 / 4, '3/4', '¾'],
  [7 / 8, '7/8', '⅞'],
];

/** "1 1/2"; with the sign where the author writes one; one decimal for what is no fraction of a tool. */
function fractionText(amount: number, found?: FoundAmount): string {
  const whole = Math.floor(amount + 1e-6);
  const fraction = fractions.find(([value]) => Math.abs(amount - whole - value) < 1e-6);
  if (fraction === undefined) return shownAmount(amount);
  const [, plain, sign] = fraction;
  if (found !== undefined && /[½⅓⅔¼¾⅛]/.test(found.first)) return `${whole || ''}${sign}`;
  return whole === 0 ? plain : `${whole} ${plain}`;
}

/** A hyphen between fractions would read as a fraction: "1 1/2–2". */
function joined(texts: readonly string[], found?: FoundAmount): string {
  const [from = '', to = from] = texts;
  if (from === to) return from;
  const joint = found?.joint ?? '–';
  return `${from}${/[/]/.test(from + to) ? joint.replace(/^\s?-\s?$/, '–') : joint}${to}`;
}

/** Readable again: fractions, and decimals that are no thousands. */
function exactText(amount: number, unit: string | null, language?: Language): string {
  const text = fractionText(amount);
  const isFraction = text.includes('/') || Number(text) === amount;
  if (isFraction) return text;
  const digits = amount >= 1 && (unit === 'g' || unit === 'ml') ? 2 : 3;
  const decimal = String(Math.max(0.001, Number(amount.toFixed(digits))));
  return language === undefined || language === 'en' ? decimal : decimal.replace('.', ',');
}
