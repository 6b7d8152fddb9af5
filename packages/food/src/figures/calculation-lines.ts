import type { Passport } from '../foods/food-row.ts';
import type { Language } from '../foods/languages.ts';
import { type NamedFood, nameOf } from '../labels/explanation.ts';
import type { ParsedLine } from '../lines/line.ts';
import { type MeasureKind, spreadOf } from '../lines/units.ts';
import { type Food, foodByKey } from '../table/table.ts';
import { eatenShare } from './discarding.ts';
import { type FigureKey, figureKeys, isMeasured, per100, type Range, toRange } from './figures.ts';
import { lineLoad, type UsedIndex } from './glycemic-load.ts';
import { type Cooking, changesInCooking, retainedShare, type Share } from './retention.ts';
import { shownFigureOf } from './shown-figures.ts';

/** One line with every number that its figures are made of. */
export interface CalculatedLine {
  text: string;
  /** Of a further food ("peaches, with 3 tbsp honey"): the whole line. Its own text is then its words alone. */
  within: string | null;
  amount: number | null;
  amountMax: number | null;
  unit: string | null;
  size: ParsedLine['size'];
  food: NamedFood | null;
  /** The other food of "butter or oil": the ranges hold both, the values are those of the first. */
  alternative: NamedFood | null;
  optional: boolean;
  discarded: boolean;
  preparation: string | null;
  /** What is eaten. */
  grams: number | null;
  range: { low: number; high: number } | null;
  measure: Measure | null;
  /** The row that the figures come from. */
  passport: Passport | null;
  figures: Partial<Record<FigureKey, LineContribution>>;
  glycemicLoad: LineLoadShown | null;
}

/** How the grams were reached: amount × grams of one × eaten share. */
export interface Measure {
  /** `assumed`: the line names no amount. */
  by: MeasureKind | 'assumed';
  /** How far such a measure may be off, as a fraction; `null` where the line leaves the amount open. */
  spread: number | null;
  /** Grams of one unit or piece; `null` where no amount is written. */
  gramsOfOne: number | null;
  /** What is eaten of it, as a share: less than 1 of bones, frying oil, a marinade. */
  eaten: Share;
}

/** grams × `per100` / 100 × `kept`. */
export interface LineContribution extends Range {
  /** Of the food as bought; `null` where it was not measured. */
  per100: number | null;
  /** What cooking leaves of it; absent where that is all. */
  retained?: Share;
}

/** `index` × `available` / 100. */
export interface LineLoadShown {
  /** Grams of available carbohydrate. */
  available: Range;
  index: UsedIndex;
  load: Range;
  /** Of the load of the dish, 0–1; `null` where that cannot be told. */
  share: number | null;
}

interface Context {
  cooking: Cooking;
  /** Of the whole dish. */
  load: number | null;
  language: Language;
  /** The line that a further food stands in. */
  within: string | null;
}

export function calculatedLine(line: ParsedLine, context: Context): CalculatedLine {
  const { text, amount, amountMax, unit, size, grams, range } = line;
  const { optional, discarded, preparation } = line;
  const food = line.food === null ? undefined : foodByKey(line.food.key);
  const named = (one: { key: string } | null) => one && nameOf(one.key, context.language);
  return {
    ...{ text, within: context.within, amount, amountMax, unit, size },
    food: named(line.food),
    alternative: named(line.alternative),
    ...{ optional, discarded, preparation, grams, range },
    measure: food === undefined ? null : measureOf(line, food),
    passport: food?.passport ?? null,
    figures: food === undefined ? {} : contributions(line, food, context.cooking),
    glycemicLoad: loadShown(line, context.load),
  };
}

function measureOf(line: ParsedLine, food: Food): Measure | null {
  const { measuredBy: by, amount, amountMax, grams } = line;
  if (by === null || grams === null) return null;
  // The grams that decide about frying oil are those written; the reading tells by `discarded` how they decided.
  const written = line.discarded ? Number.POSITIVE_INFINITY : 0;
  const { value, low, high } = eatenShare(line.text, food, written);
  const mean = amount === null ? 0 : (amount + (amountMax ?? amount)) / 2;
  return {
    by,
    spread: by === 'assumed' ? null : spreadOf[by],
    gramsOfOne: mean > 0 && value > 0 ? grams / value / mean : null,
    eaten: { value, low, high },
  };
}

function contributions(
  line: ParsedLine,
  food: Food,
  cooking: Cooking,
): Partial<Record<FigureKey, LineContribution>> {
  const figures: Partial<Record<FigureKey, LineContribution>> = {};
  for (const key of figureKeys) {
    const contribution: LineContribution = {
      ...toRange(shownFigureOf(line, key, cooking)),
      per100: isMeasured(food, key) ? per100(food, key).value : null,
    };
    figures[key] = changesInCooking(food, key)
      ? { ...contribution, retained: retainedShare(food, key, line.preparation, cooking) }
      : contribution;
  }
  return figures;
}

function loadShown(line: ParsedLine, ofDish: number | null): LineLoadShown | null {
  const part = lineLoad(line);
  if (part === null) return null;
  const { available, index, load } = part;
  const share = ofDish === null ? null : ofDish === 0 ? 0 : load.value / ofDish;
  return { available: toRange(available), index, load: toRange(load), share };
}
