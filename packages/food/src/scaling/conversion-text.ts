import type { Measure } from '../amounts/quantity.ts';
import { amountOf } from '../amounts/written-number.ts';
import type { Language } from '../foods/languages.ts';
import { amountText, unitWord } from '../wording/wording-units.ts';
import { convertedMeasure, type FoodDensity, systemOf, type UnitSystem } from './conversion.ts';
import { withLengthsIn } from './conversion-lengths.ts';
import { unitAtStart } from './kitchen-words.ts';
import { amountsIn, type FoundAmount, scaledLine, sizesIn } from './scaling.ts';

export interface ConversionOptions {
  /** From the server; `null` keeps weights and volumes apart. */
  density: FoodDensity | null;
  /** Requested servings / servings of the recipe. */
  factor?: number;
  language?: Language;
}

/** Scaled and in the units of a system (SCALE-03), without the food table. A measure written in that system ("400 g (14 oz)") is used; what is converted is marked with "≈". */
export function convertedText(
  text: string,
  to: UnitSystem,
  { density, factor = 1, language = 'en' }: ConversionOptions,
): { text: string; isApproximate: boolean } {
  let isApproximate = false;
  const convert = (measure: Measure) => {
    const parts = convertedMeasure(measure, to, density);
    if (parts === null) return null;
    isApproximate = true;
    return `≈ ${partsText(parts, language)}`;
  };
  const once = withSizesIn(withoutSecondMeasures(text, to), to, language);
  const scaled = scaledLine(once, factor, { convert, language, hasCups: to === 'us' });
  return { text: withLengthsIn(scaled, to, language), isApproximate };
}

const partsText = (parts: readonly Measure[], language: Language) =>
  parts.map((part) => measureText(part, language)).join(parts.at(-1)?.unit === 'oz' ? ' ' : ' + ');

function measureText({ amount, amountMax, unit }: Measure, language: Language): string {
  const from = amountText(amount, unit, language);
  const to =
    amountMax === null || amountMax === amount ? '' : `–${amountText(amountMax, unit, language)}`;
  return `${from}${to} ${unitWord(unit, amountMax ?? amount, language)}`;
}

/** Contents of packages: "1 (14 oz) can", "1 14-ounce block". They are not scaled. */
function withSizesIn(text: string, to: UnitSystem, language: Language): string {
  const spans = sizesIn(text).flatMap((found) => spanOf(text, found) ?? []);
  const plain = spans.reduceRight((line, span) => {
    if (!isOther(span, to)) return line;
    const parts = convertedMeasure(span.measure, to, null);
    return parts === null ? line : replaced(line, span, partsText(parts, language));
  }, text);
  return plain.replace(hyphenated, (all, number: string, word: string) => {
    const unit = unitAtStart(word)?.unit ?? word;
    const measure = { amount: amountOf(number), amountMax: null, unit };
    const parts = convertedMeasure(measure, to, null);
    return parts === null ? all : partsText(parts, language);
  });
}

const hyphenated =
  /(?<![\d.,/])(\d{1,4}(?:[.,]\d{1,2})?)-(ounce|oz|pound|lb|gram|g|kg|ml|lit(?:er|re))(?!\p{L})/giu;

interface Span {
  start: number;
  end: number;
  measure: Measure;
}

const replaced = (text: string, { start, end }: Pick<Span, 'start' | 'end'>, by: string) =>
  text.slice(0, start) + by + text.slice(end);

/** Of a system, and not of this one; spoons are of both. */
function isOther({ measure: { unit } }: Span, to: UnitSystem): boolean {
  const system = systemOf(unit);
  return system !== undefined && system !== to;
}

function spanOf(text: string, { start, end, first, second }: FoundAmount): Span | null {
  const rest = text.slice(end, end + 80);
  const unit = unitAtStart(rest);
  if (unit === null) return null;
  const amountMax = second === undefined ? null : amountOf(second, rest);
  const measure = { amount: amountOf(first, rest), amountMax, unit: unit.unit };
  return { start, end: end + unit.length, measure };
}

/** Each amount once: of "400 g (14 oz)" and "4 oz/115 g" the measure of the system, and no weight beside eggs. */
function withoutSecondMeasures(text: string, to: UnitSystem): string {
  const spans = [...amountsIn(text), ...sizesIn(text)]
    .flatMap((found) => spanOf(text, found) ?? [])
    .toSorted((a, b) => a.start - b.start);
  for (const [index, first] of spans.entries()) {
    const second = spans[index + 1];
    if (second === undefined) continue;
    const joint = jointOf(text, first, second);
    if (joint !== null) {
      const left = withoutOne(text, { first, second, joint }, to);
      if (left !== null && left !== text) return withoutSecondMeasures(left, to);
    }
  }
  return withoutNeedlessWeight(text, spans, to);
}

type Joint = 'slash' | 'bracket' | 'apart';
const about = '(?:about |approx\\.? |ca\\.? |etwa |environ |unos |scant |generous |≈ ?|~)?';
const opened = new RegExp(`^\\s?\\(${about}$`);
const openedLater = new RegExp(`^[^(),;\\d]*\\(${about}$`);

function jointOf(text: string, { end }: Span, { start, end: until }: Span): Joint | null {
  const between = text.slice(end, start);
  if (/^\s?[/|,;=]\s?$/.test(between) && (between.trim() !== ',' || isInBracket(text, end))) {
    return 'slash';
  }
  if (!/^\s?[)/|,;]/.test(text.slice(until))) return null;
  if (opened.test(between)) return 'bracket';
  return openedLater.test(between) ? 'apart' : null;
}

const isInBracket = (text: string, at: number) =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at);

interface Twins {
  first: Span;
  second: Span;
  joint: Joint;
}

/** `null` where both are needed. */
function withoutOne(text: string, { first, second, joint }: Twins, to: UnitSystem): string | null {
  if (joint === 'apart' && !isNear(first, second)) return null;
  if (isOther(first, to) && systemOf(second.measure.unit) === to) {
    const own = text.slice(second.start, second.end);
    return replaced(withoutSecond(text, first, second, joint), first, own);
  }
  return withoutSecond(text, first, second, joint);
}

function withoutSecond(text: string, first: Span, second: Span, joint: Joint): string {
  if (joint === 'slash') return replaced(text, { start: first.end, end: second.end }, '');
  const open = text.lastIndexOf('(', second.start);
  const after = text.slice(second.end);
  // "(14 oz / 400 g)", "(14 oz, drained)": what follows in the brackets stays.
  const more = /^\s?[/|,;]\s?/.exec(after);
  if (more !== null) {
    return replaced(text, { start: open + 1, end: second.end + more[0].length }, '');
  }
  const start = /\s/.test(text.charAt(open - 1)) ? open - 1 : open;
  return replaced(text, { start, end: second.end + 1 }, '');
}

const sizes: Readonly<Record<string, number>> = {
  ...{ g: 1, kg: 1000, oz: 28.35, lb: 453.6 },
  ...{ ml: 1, cl: 10, dl: 100, l: 1000, cup: 236.6, 'fl-oz': 29.57, pint: 473.2, quart: 946.4 },
};
const weightUnits = new Set(['g', 'kg', 'oz', 'lb']);
const nearness = 0.15;

/** Two weights, or two volumes, of the same size. */
function isNear({ measure: a }: Span, { measure: b }: Span): boolean {
  const [first, second] = [sizes[a.unit], sizes[b.unit]];
  if (first === undefined || second === undefined) return false;
  if (weightUnits.has(a.unit) !== weightUnits.has(b.unit)) return false;
  return Math.abs((a.amount * first) / (b.amount * second) - 1) < nearness;
}

const countedAlone =
  /^\d[\d./ ]*\s?[^(),\d]{0,40}?(?:eggs?(?: (?:yolks?|whites?))?|(?:garlic )?cloves?(?: (?:of )?garlic)?|garlic|bay leaves|bay leaf|lemons?|limes?|huevos?|yemas?|claras?|dientes? de ajo|limón|limones|limas?|œufs?|oeufs?|gousses? d['’]ail|citrons?(?: verts?)?|eier|ei|eigelb|eiweiß|knoblauchzehen?|zitronen?|limetten?) $/iu;

/** "4 large eggs (7 oz)": an egg is an egg. */
function withoutNeedlessWeight(text: string, spans: readonly Span[], to: UnitSystem): string {
  const [only] = spans;
  if (only === undefined || !isOther(only, to)) return text;
  const open = text.lastIndexOf('(', only.start);
  if (open < 1 || text[only.end] !== ')' || !countedAlone.test(text.slice(0, open))) return text;
  return text.slice(open + 1, only.start).trim() === ''
    ? replaced(text, { start: open - 1, end: only.end + 1 }, '')
    : text;
}
