import type { Figure } from './figures.ts';
import type { ParsedLine } from './line.ts';
import { foodByKey } from './table.ts';

/** The range stays where the value cannot be told. */
export interface GlycemicLoad extends Omit<Figure, 'value'> {
  /** `null`: more than a quarter of the carbohydrate has no published index. */
  value: number | null;
}

const unknownShare = 0.25;
/** Foods below this much available carbohydrate per 100 g have no index to measure. */
const leastCarbs = 1;

/**
 * Glycaemic load of a whole dish: Σ index × available carbohydrate / 100 (FAO/WHO 1998, mixed meals). A food
 * without a published index takes part with the whole band 0–100, its middle in the value.
 */
export function dishGlycemicLoad(lines: readonly ParsedLine[]): GlycemicLoad {
  const load = { value: 0, low: 0, high: 0 };
  let carbs = 0;
  let withoutIndex = 0;
  for (const line of lines) {
    if (line.discarded) continue;
    const food = line.food === null ? undefined : foodByKey(line.food.key);
    const total = food?.per100.carbs;
    if (food === undefined || line.grams === null || total === undefined) {
      load.high = Number.POSITIVE_INFINITY;
      withoutIndex = Number.POSITIVE_INFINITY;
      continue;
    }
    const available = Math.max(0, total - (food.per100.fiber ?? 0));
    if (available < leastCarbs) continue;
    const grams = (line.grams * available) / 100;
    const { value = 50, sem = 5 } = food.gi ?? {};
    // Two standard errors either way: about 95 % of the tests that were averaged.
    const [low, high] =
      food.gi === undefined ? [0, 100] : [value - 2 * sem, Math.min(value + 2 * sem, 100)];
    carbs += grams;
    if (food.gi === undefined) withoutIndex += grams;
    load.value += (grams * value) / 100;
    load.low += (grams * (1 - line.spread) * Math.max(0, low)) / 100;
    load.high += (grams * (1 + line.spread) * high) / 100;
  }
  const isKnown = carbs === 0 ? withoutIndex === 0 : withoutIndex / carbs <= unknownShare;
  return { ...load, value: isKnown ? load.value : null };
}
