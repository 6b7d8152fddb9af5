import { eatenShare } from '../amounts/eaten-share.ts';
import { type MeasureKind, spreadOf } from '../amounts/units.ts';
import {
  type FigureKey,
  figureKeys,
  isMeasured,
  per100,
  type Range,
  toRange,
} from '../figures/figures.ts';
import { lineLoad, type UsedIndex } from '../figures/glycemic-load.ts';
import { type Cooking, changesInCooking, retainedShare, type Share } from '../figures/retention.ts';
import { shownFigureOf } from '../figures/shown-figures.ts';
import type { Passport } from '../foods/food-row.ts';
import type { Language } from '../foods/languages.ts';
import type { ParsedLine } from '../lines/line.ts';
import { type Food, foodByKey } from '../table/table.ts';
import { type NamedFood, nameOf } from './explanation.ts';

/** One line with every number that its figures are made of. */
export interface CalculatedLine {
  text: string;
  /** The whole line, for a further food in it ("peaches, with 3 tbsp honey"). */
  within: string | null;
  amount: number | null;
  amountMax: number | null;
  unit: string | null;
  size: ParsedLine['size'];
  food: NamedFood | null;
  /** The other food of "butter or oil": included in the ranges, not in the values. */
  alternative: NamedFood | null;
  optional: boolean;
  discarded: boolean;
  preparation: string | null;
  grams: number | null;
  range: { low: number; high: number } | null;
  measure: Measure | null;
  passport: Passport | null;
  figures: Partial<Record<FigureKey, LineContribution>>;
  glycemicLoad: LineLoadShown | null;
}

/** How the grams were reached: amount × grams of one × eaten share. */
export interface Measure {
  /** `assumed`: the line names no amount. */
  by: MeasureKind | 'assumed';
  /** Possible deviation of such a measure as a fraction; `null` where the line leaves the amount open. */
  spread: number | null;
  /** Grams of one unit or piece; `null` where no amount is written. */
  gramsOfOne: number | null;
  /** Eaten share: less than 1 for bones, frying oil, a marinade. */
  eaten: Share;
}

/** grams × `per100` / 100 × `retained`. */
export interface LineContribution extends Range {
  /** Of the food as bought; `null` where it was not measured. */
  per100: number | null;
  /** Share left after cooking; absent where that is all. */
  retained?: Share;
}

/** `index` × `available` / 100. */
export interface LineLoadShown {
  /** In grams. */
  available: Range;
  index: UsedIndex;
  load: Range;
  /** Share (0–1) of the dish's load; `null` where the load cannot be computed. */
  share: number | null;
}

interface Context {
  cooking: Cooking;
  load: number | null;
  language: Language;
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
  // `eatenShare` needs the grams as written for frying oil; `discarded` records what it decided then.
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
