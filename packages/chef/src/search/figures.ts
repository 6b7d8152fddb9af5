import { type FigureKey, per100 } from '@pomona/food/figures/figures';
import { indexOf, minCarbs } from '@pomona/food/figures/glycemic-load';
import type { RuleFigure } from '@pomona/food/labels/label-rules';
import type { Food } from '@pomona/food/table/table';
import type { Measured } from './amounts.ts';

const summedKeys = [
  'calories',
  'protein',
  'carbs',
  'net_carbs',
  'fiber',
  'sugars',
  'added_sugars',
  'fat',
  'saturated_fat',
  'sodium',
  'omega3',
] as const satisfies readonly FigureKey[];
type SummedKey = (typeof summedKeys)[number];

/** After the figures of the table: the glycaemic load, then the weight. */
const loadAt = summedKeys.length;
const gramsAt = loadAt + 1;
const width = gramsAt + 1;

interface PerGram {
  value: Float64Array;
  low: Float64Array;
  high: Float64Array;
}

const known = new WeakMap<Food, PerGram>();

function perGram(food: Food): PerGram {
  const cached = known.get(food);
  if (cached !== undefined) return cached;
  const row = {
    value: new Float64Array(width),
    low: new Float64Array(width),
    high: new Float64Array(width),
  };
  summedKeys.forEach((key, at) => {
    const { value, low, high } = per100(food, key);
    row.value[at] = value / 100;
    row.low[at] = low / 100;
    row.high[at] = high / 100;
  });
  const carbs = per100(food, 'net_carbs');
  if (carbs.high >= minCarbs) {
    const index = indexOf(food);
    row.value[loadAt] = (carbs.value * index.value) / 10_000;
    row.low[loadAt] = (carbs.low * index.low) / 10_000;
    row.high[loadAt] = (carbs.high * index.high) / 10_000;
  }
  row.value[gramsAt] = 1;
  known.set(food, row);
  return row;
}

export interface Weighing {
  food: Food;
  measured: Measured;
}

const positions = Object.fromEntries(summedKeys.map((key, position) => [key, position])) as Record<
  SummedKey,
  number
>;

/** Of one amount of a food: middle values, low and high ends, one after the other. */
const contributions = new WeakMap<Measured, Float64Array>();

function contributionOf({ food, measured }: Weighing): Float64Array {
  const cached = contributions.get(measured);
  if (cached !== undefined) return cached;
  const row = perGram(food);
  const sums = new Float64Array(width * 3);
  for (let key = 0; key < width; key += 1) {
    sums[key] = measured.grams * (row.value[key] ?? 0);
    sums[width + key] = measured.low * (row.low[key] ?? 0);
    sums[2 * width + key] = measured.high * (row.high[key] ?? 0);
  }
  contributions.set(measured, sums);
  return sums;
}

/** Sums over the parts of a dish. */
export function sumOf(parts: readonly Weighing[]): Float64Array {
  const total = new Float64Array(width * 3);
  for (const part of parts) addTo(total, part, 1);
  return total;
}

/** Adds a part to sums, or takes it away. */
export function addTo(total: Float64Array, part: Weighing, sign: 1 | -1): void {
  const sums = contributionOf(part);
  for (let key = 0; key < total.length; key += 1) {
    total[key] = (total[key] ?? 0) + sign * (sums[key] ?? 0);
  }
}

/** Where a figure of the label rules stands in the sums; of a quotient both sides. */
interface Position {
  at: number;
  below?: number;
  factor: number;
}

const sum = (key: SummedKey): Position => ({ at: positions[key], factor: 1 });
const share = (key: SummedKey, factor: number): Position => ({
  at: positions[key],
  below: positions.calories,
  factor,
});

const byFigure: Readonly<Record<RuleFigure, Position>> = {
  glycemicLoad: { at: loadAt, factor: 1 },
  fiber: sum('fiber'),
  protein: sum('protein'),
  carbs: sum('carbs'),
  netCarbs: sum('net_carbs'),
  sugars: sum('sugars'),
  addedSugars: sum('added_sugars'),
  saturatedFat: sum('saturated_fat'),
  sodium: sum('sodium'),
  omega3: sum('omega3'),
  sugarsPer100g: { at: positions.sugars, below: gramsAt, factor: 100 },
  fiberPer1000kcal: share('fiber', 1000),
  saturatedFatEnergy: share('saturated_fat', 9),
  netCarbsEnergy: share('net_carbs', 4),
  fatEnergy: share('fat', 9),
  proteinEnergy: share('protein', 4),
  saturatedFatShare: { at: positions.saturated_fat, below: positions.fat, factor: 1 },
};

/** What the figures of a serving are read from. */
export interface Sums {
  all: Float64Array;
  servings: number;
  /** Of quotients, for the spread of their parts; the exact judgement of the labels follows on the best dishes only. */
  margin: number;
}

export const isQuotient = (figure: RuleFigure) => byFigure[figure].below !== undefined;

/** Lower end of a figure of a serving. */
export function lowOf(figure: RuleFigure, { all, servings, margin }: Sums): number {
  const { at, below, factor } = byFigure[figure];
  if (below === undefined) return (all[width + at] ?? 0) / servings;
  return quotient(all, at, below) * factor * (1 - margin);
}

/** Upper end of a figure of a serving. */
export function highOf(figure: RuleFigure, { all, servings, margin }: Sums): number {
  const { at, below, factor } = byFigure[figure];
  if (below === undefined) return (all[2 * width + at] ?? 0) / servings;
  return quotient(all, at, below) * factor * (1 + margin);
}

function quotient(all: Float64Array, at: number, below: number): number {
  const divisor = all[below] ?? 0;
  return divisor === 0 ? 0 : (all[at] ?? 0) / divisor;
}
