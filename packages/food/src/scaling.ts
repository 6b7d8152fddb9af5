import type { Language } from './line-words.ts';
import { withNumberOf } from './plurals.ts';

const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

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
const containerBefore = new RegExp(`(?<![\\p{L}])${container}\\s*$`, 'iu');
const measured = /^[\s-]?(?:k?g|mg|[mcd]?l|oz|ounces?|lbs?|pounds?|fl\.? ?oz|grams?)(?![\p{L}])/iu;

const sizeAfter =
  /^\s?(?:%|°|º|"|″|percent|degrees?|deg\b|inch|in\.|cm\b|mm\b|cent[ií]metr|min(?:ute|uto|s)?\b|minut|hour|hr|heure|hora|stunde|std\b|day|día|jour|tage?\b|sec|grados)/i;
const hyphenWord = /^-\p{L}/u;
const labelBefore = /(?:\btype|\btipo|\btyp|\btype|\bno\.|n[º°]|#|\bsize|\bgrade|\bgas mark)\s*$/i;
const divisionBefore = /\b(?:into|in|en)\s+(?:about\s+)?$/i;
const gluedUnit = /^(?:k?g|mg|[mcd]?l|oz|lbs?|tbsps?|tsps?|cups?|x|el|tl|fl)(?![\p{L}])/iu;

/**
 * An ingredient line for another number of servings (SCALE-01, SCALE-02).
 * Every amount in the text is multiplied: integers, decimals with point or comma, fractions and ranges.
 * Whole results are written whole, others with one decimal. Numbers that are not amounts stay: shares,
 * temperatures, times, lengths, package sizes and grades such as "type 00".
 */
export function scaledLine(text: string, factor: number): string {
  if (factor === 1 || !Number.isFinite(factor) || factor <= 0) return text;
  let result = '';
  let done = 0;
  let pending: number | undefined;
  const take = (until: number) => {
    const between = text.slice(done, until);
    result += pending === undefined ? between : withNumberOf(between, pending);
    pending = undefined;
  };
  for (const match of text.matchAll(amounts)) {
    const end = match.index + match[0].length;
    if (!isAmount(text, match.index, end)) continue;
    const rest = text.slice(end, end + 80);
    take(match.index);
    result += scaledMatch(match, factor, rest);
    const last = amountOf(match[3] ?? match[1] ?? '', rest) * factor;
    pending = Math.round(last * 10) / 10;
    done = end;
  }
  take(text.length);
  return result;
}

/** An amount as it is shown after scaling: whole numbers whole, others to one decimal. */
export function shownAmount(amount: number): string {
  const rounded = Math.round(amount * 10) / 10;
  // Something never becomes nothing by rounding.
  if (rounded === 0 && amount > 0) return '0.1';
  return String(rounded);
}

function scaledMatch(match: RegExpMatchArray, factor: number, rest: string): string {
  const [whole, first = '', joint, second] = match;
  if (joint === undefined || second === undefined) return scaledNumber(whole, factor, rest);
  return scaledNumber(first, factor, rest) + joint + scaledNumber(second, factor, rest);
}

function scaledNumber(written: string, factor: number, rest: string): string {
  const shown = shownAmount(amountOf(written, rest) * factor);
  return /\d,\d/.test(written) ? shown.replace('.', ',') : shown;
}

/**
 * The number that is meant by a written amount; `rest` is the text behind it. Where the language is known, it says
 * whether a comma or a point sets thousands apart.
 */
export function amountOf(written: string, rest = '', language?: Language): number {
  const text = written.trim();
  const last = vulgar[text.slice(-1)];
  if (last !== undefined) return Number(text.slice(0, -1).trim() || 0) + last;
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

function isAmount(text: string, start: number, end: number): boolean {
  // A window is enough for every rule, and keeps the work linear on very long input.
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 80);
  if (/[\p{L}\d./]$/u.test(before) || /^0\d/.test(text.slice(start, end))) return false;
  if (/^[/⁄.,]?\d/.test(after) || sizeAfter.test(after) || hyphenWord.test(after)) return false;
  if (/^\p{L}/u.test(after) && !gluedUnit.test(after)) return false;
  if (labelBefore.test(before)) return false;
  if (divisionBefore.test(before) && !measured.test(after)) return false;
  return !isDimension(after, before) && !isPackageSize(before, after);
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
      /\b(?:each|apiece|cada|chacune?|je|jeweils)\b/i.test(
        before.slice(open) + after.slice(0, close),
      )
    )
      return true;
    if (containerBefore.test(before.slice(0, open))) return true;
    return /\d\s*$/.test(before.slice(0, open)) && containerAfter.test(after.slice(close));
  }
  const unit = measured.exec(after);
  return unit !== null && /\d\s+$/.test(before) && containerAfter.test(after.slice(unit[0].length));
}
