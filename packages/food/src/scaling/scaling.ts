import { numberWords } from '../amounts/number-words.ts';
import { amountOf } from '../amounts/written-number.ts';
import { withNumberOf } from '../wording/plurals.ts';
import {
  countedText,
  type FoundAmount,
  type ScalingOptions,
  shownAt,
  type WithNumber,
} from './measured-text.ts';

export { amountOf, type FoundAmount, type ScalingOptions };

const sign = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const slash = '\\d{1,2}\\s?[/⁄]\\s?(?:10|16|[234568])(?![\\d/])';
const one = `(?:\\d+\\s?${sign}|${sign}|\\d+\\s+${slash}|\\d+-${slash}|${slash}|\\d+(?:[.,]\\d+)?)`;
const span = '\\s?[-–—]\\s?|\\s+(?:to|or|bis|oder|à|ou|a|o)\\s+';
const amounts = new RegExp(`(${one})(?:(${span})(${one}))?`, 'g');

const container =
  '(?:cans?|tins?|jars?|packets?|packages?|packs?|bottles?|cartons?|box(?:es)?|bags?|tubs?|blocks?|pouch(?:es)?|sachets?|' +
  'containers?|envelopes?|latas?|botes?|tarros?|paquetes?|bolsas?|sobres?|botellas?|bricks?|boîtes?|bocal|bocaux|pots?|' +
  'paquets?|bouteilles?|briques?|dosen?|gläser|glas|packung(?:en)?|päckchen|beutel|flaschen?|becher)';
const containerAfter = new RegExp(`^\\s*\\)?[-\\s]*${container}(?![\\p{L}])`, 'iu');
/** "1 lata de garbanzos (400 g)": the line begins with its container. */
const containerInFront = new RegExp(`^\\D{0,12}\\d[\\d.,/]*\\s+${container}\\s+[^\\d,;]+$`, 'iu');
/** "2 boîtes de 400 g", "2 Dosen à 400 g". */
const contentsBefore = new RegExp(`(?<![\\p{L}])${container}\\s+(?:de|of|à|a|je)\\s+$`, 'iu');
const containerBefore = new RegExp(`(?<![\\p{L}])${container}\\s*$`, 'iu');
const measured =
  /^[\s-]?(?:k?g|mg|[mcd]?l|oz|ounces?|lbs?|pounds?|fl\.? ?oz|grams?|gramos|grammes?|gramm|litr[eo]s?|liters?)(?![\p{L}])/iu;

const sizeAfter =
  /^\s?(?:%|°|º|"|″|percent|degrees?|deg\b|inch|in\.|cm\b|mm\b|cent[ií]metr|min(?:ute|uto|s)?\b|minut|hour|hr|heure|hora|stunde|std\b|day|día|jour|tage?\b|sec|grados)/i;
const hyphenWord = /^-\p{L}/u;
const labelBefore = /(?:\btype|\btipo|\btyp|\btype|\bno\.|n[º°]|#|\bsize|\bgrade|\bgas mark)\s*$/i;
const divisionBefore = /\b(?:into|in|en)\s+(?:about\s+)?$/i;
const gluedUnit = /^(?:k?g|mg|[mcd]?l|oz|lbs?|tbsps?|tsps?|cups?|x|el|tl|fl)(?![\p{L}])/iu;

/** In order, without shares, temperatures, times, lengths, package sizes and grades such as "type 00". */
export const amountsIn = (text: string): FoundAmount[] => numbersIn(text, 'amount');

/** The contents of packages and the weight of one: "1 (400 g) can", "2 fillets (150 g each)". */
export const sizesIn = (text: string): FoundAmount[] => numbersIn(text, 'size');

function numbersIn(text: string, kind: 'amount' | 'size'): FoundAmount[] {
  return [...text.matchAll(amounts)].flatMap((match) => {
    const [all, first = '', joint, second] = match;
    const [start, end] = [match.index, match.index + all.length];
    if (kindOf(text, start, end) !== kind) return [];
    return [{ start, end, first, ...(joint && second ? { joint, second } : {}) }];
  });
}

/**
 * Scales every amount of an ingredient line (SCALE-01, SCALE-02), in English, Spanish, French or German: integers,
 * decimals with point or comma, fractions, ranges, a leading number word. What is shown can be measured
 * (`kitchen-amounts.ts`); where no tool is known, results are whole or have one decimal. The noun is inflected where the
 * grammar allows. Knows the common nouns only, to stay small in browsers; `scaling-languages.ts` knows all.
 */
export function scaledLine(text: string, factor: number, options: ScalingOptions = {}): string {
  const isSame = factor === 1 || !Number.isFinite(factor) || factor <= 0;
  if (isSame && options.convert === undefined) return text;
  const plain = (isSame ? text : text.replace(andHalf, '$1 1/2 $2')).replace(
    poundsAndOunces,
    (_, pounds, ounces) => `${Number(pounds) + Number(ounces) / 16} lb`,
  );
  const numbered = numberedBy(options);
  const line = { plain, factor: isSame ? 1 : factor, options, numbered };
  let result = '';
  let done = 0;
  let pending: number | undefined;
  const take = (until: number) => {
    const between = plain.slice(done, until);
    result += pending === undefined ? between : numbered(between, pending);
    pending = undefined;
  };
  const word = isSame ? null : leadingWord(plain, numbered);
  if (word !== null) {
    const { text: shown, count } = countedText(plain.slice(word.length - 1), [word.amount], line);
    pending = count;
    result = shown + (word.length < plain.length ? ' ' : '');
    done = word.length;
  }
  for (const found of amountsIn(plain)) {
    if (found.start < done) continue;
    take(found.start);
    const shown = shownAt(found, line);
    result += shown.text;
    pending = shown.count;
    done = shown.end;
  }
  take(plain.length);
  return result;
}

function numberedBy({ withNumber = withNumberOf, language }: ScalingOptions): WithNumber {
  return (between, amount) => {
    const [size = ''] = packageSize.exec(between) ?? [];
    const number = language === 'fr' && amount < 2 ? 1 : amount;
    return size + withNumber(between.slice(size.length), number);
  };
}

/** "14-ounce" in "1 14-ounce block". */
const packageSize =
  /^\s*(?:[x×]\s*)?\d[\d.,/½¼¾]*[\s-]?(?:k?g|[mcd]?l|oz|ounces?|lbs?|pounds?|inch(?:es)?|cm|grams?)(?!\p{L})-?/iu;

/** "1 taza y media de leche", "1 tasse et demie de lait". */
const andHalf = /(?<![\d.,/])(\d+) (\p{L}{3,12}) (?:y medi[ao]|et demie?|und eine halbe)(?!\p{L})/u;

const poundsAndOunces = /(?<![\d.,/])(\d{1,3}) ?lbs?\.? (\d{1,2}) ?oz(?!\p{L})/gu;

const vagueWord = /^(?:little|bit|good|lot|touch|poco|peu|bisschen|wenig)(?!\p{L})/iu;

/** "two carrots", "half a cucumber", "a pinch of salt": articles only before a countable noun. */
function leadingWord(
  text: string,
  numbered: (between: string, amount: number) => string,
): { amount: number; length: number } | null {
  const match =
    /^(?:(?:une?|eine?) (?=demie?[ -]|halbe))?(\p{L}+)[ -](?:(?:an?|une?) (?=\p{L}))?/u.exec(text);
  const number = numberWords.get(match?.[1]?.toLowerCase() ?? '');
  if (match === null || number === undefined) return null;
  if (number.is !== 'number' && number.value !== 1 / 2) return null;
  const [all] = match;
  const next = numberWords.get(/^\p{L}+/u.exec(text.slice(all.length))?.[0].toLowerCase() ?? '');
  if (next !== undefined || /\d$/.test(all)) return null;
  const rest = text.slice(all.length);
  if (number.value === 1 && (vagueWord.test(rest) || numbered(rest, 2) === rest)) return null;
  return { amount: number.value, length: all.length };
}

function kindOf(text: string, start: number, end: number): 'amount' | 'size' | null {
  // A fixed window keeps the work linear on very long input.
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 80);
  if (/(?:[\p{L}\d.]|(?<!\p{L})\/)$/u.test(before) || /^0\d/.test(text.slice(start, end)))
    return null;
  if (/^[/⁄.,]?\d/.test(after) || sizeAfter.test(after) || hyphenWord.test(after)) return null;
  if (/^\p{L}/u.test(after) && !gluedUnit.test(after)) return null;
  if (labelBefore.test(before)) return null;
  if (divisionBefore.test(before) && !measured.test(after)) return null;
  if (isDimension(after, before)) return null;
  return isPackageSize(before, after) ? 'size' : 'amount';
}

/** "2 x 3 cm": both numbers are lengths. */
function isDimension(after: string, before: string): boolean {
  if (/^\s?[x×]\s?[\d.,]+\s?(?:cm|mm|inch|in\.|")/i.test(after)) return true;
  return /\d\s?[x×]\s?$/i.test(before) && !measured.test(after);
}

/** The "400 g" of "1 (400 g) can", "1 can (400 g)", "2 x 400 g cans" and "2 fillets (150 g each)". */
function isPackageSize(before: string, after: string): boolean {
  if (/\d\s?[x×]\s?$/i.test(before)) return true;
  const open = before.lastIndexOf('(');
  if (open > before.lastIndexOf(')')) {
    const close = after.indexOf(')');
    if (close < 0) return false;
    if (
      /(?<!\p{L})(?:each|apiece|cada|c\/u|chacune?|pièce|je|jeweils|à)(?!\p{L})/iu.test(
        before.slice(open) + after.slice(0, close),
      )
    )
      return true;
    const outside = before.slice(0, open);
    if (containerBefore.test(outside) || containerInFront.test(outside)) return true;
    return /\d\s*$/.test(before.slice(0, open)) && containerAfter.test(after.slice(close));
  }
  const unit = measured.exec(after);
  if (unit !== null && contentsBefore.test(before)) return true;
  return unit !== null && /\d\s+$/.test(before) && containerAfter.test(after.slice(unit[0].length));
}
