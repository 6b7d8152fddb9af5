import { type Figure, per100 } from './figures.ts';
import type { ParsedLine } from './line.ts';
import { type Food, foodByKey } from './table.ts';

/** The range stays where the value cannot be told. */
export interface GlycemicLoad extends Omit<Figure, 'value'> {
  /** `null`: more than a quarter of the carbohydrate has no published index. */
  value: number | null;
}

const unknownShare = 0.25;
/** Foods below this much available carbohydrate per 100 g have no index to measure. */
const leastCarbs = 1;
/** Nothing published: the whole band of the scale. */
const anyIndex: Figure = { value: 50, low: 0, high: 100 };
/**
 * Listed as "too little carbohydrate to test": their sugars are sucrose (65), glucose and fructose (15) in turn, so
 * that sucrose bounds them from above.
 */
const untestedIndex: Figure = { value: 32.5, low: 0, high: 65 };
/** Standard error where the source gives none: the median of those that it gives. */
const usualError = 4;

/**
 * Glycaemic load of a whole dish: Σ index × available carbohydrate / 100 (FAO/WHO 1998, mixed meals). A food
 * without a published index takes part with the whole band 0–100, its middle in the value.
 */
export function dishGlycemicLoad(lines: readonly ParsedLine[]): GlycemicLoad {
  const load = { value: 0, low: 0, high: 0 };
  let carbs = 0;
  let withoutIndex = 0;
  for (const { food: named, grams, range, discarded } of lines) {
    const food = named === null ? undefined : foodByKey(named.key);
    if (food === undefined || grams === null || range === null) {
      if (discarded) continue;
      load.high = Number.POSITIVE_INFINITY;
      withoutIndex = Number.POSITIVE_INFINITY;
      continue;
    }
    const available = per100(food, 'net_carbs');
    if (available.high < leastCarbs) continue;
    const index = indexOf(food);
    carbs += (grams * available.value) / 100;
    if (index === anyIndex) withoutIndex += (grams * available.value) / 100;
    load.value += (grams * available.value * index.value) / 10_000;
    load.low += (range.low * available.low * index.low) / 10_000;
    load.high += (range.high * available.high * index.high) / 10_000;
  }
  const isKnown = carbs === 0 ? withoutIndex === 0 : withoutIndex / carbs <= unknownShare;
  return { ...load, value: isKnown ? load.value : null };
}

/** The published index with two standard errors either way: about 95 % of the tests that were averaged. */
function indexOf({ gi, giUntested }: Food): Figure {
  if (giUntested === true) return untestedIndex;
  if (gi === undefined) return anyIndex;
  const { value, sem = usualError } = gi;
  return { value, low: Math.max(0, value - 2 * sem), high: value + 2 * sem };
}
