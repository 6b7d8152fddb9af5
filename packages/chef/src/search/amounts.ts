import { unitByKey } from '@pomona/food/amounts/units';
import { type Weighed, weigh } from '@pomona/food/amounts/weighing';
import type { Food } from '@pomona/food/table/table';
import type { AvailableFood } from './available-food.ts';

/** An amount as a cook measures it, with the grams that its line is read as. */
export interface Measured {
  value: number;
  unit: string | null;
  grams: number;
  low: number;
  high: number;
}

interface Scale {
  unit: string | null;
  step: number;
  /** Of one unit, with its spread. */
  grams: number;
  low: number;
  high: number;
  /** The same amount is the same object, so that what is computed of it is computed once. */
  amounts: Map<number, Measured>;
}

/** Weight of one unit of a food; `null` where the food table has no such measure. */
function weightOf(food: Food, unit: string | null): Weighed | null {
  const measure = unit === null ? null : (unitByKey(unit) ?? null);
  const quantity = { amount: 1, amountMax: 1, unit: measure };
  return weigh(food, { quantities: [quantity], size: null, notes: [] });
}

function scaleOf(food: Food, unit: string | null, step: number): Scale | null {
  const weight = weightOf(food, unit);
  if (weight === null || weight.value <= 0) return null;
  return {
    unit,
    step,
    grams: weight.value,
    low: weight.low,
    high: weight.high,
    amounts: new Map(),
  };
}

const weights = (): Scale => ({
  unit: 'g',
  step: 5,
  grams: 1,
  low: 0.98,
  high: 1.02,
  amounts: new Map(),
});

/** Spoons go from pinches to tablespoons as the amount grows. */
function spoonScales(food: Food): Scale[] {
  return [
    scaleOf(food, 'tsp', 0.25),
    scaleOf(food, 'tsp', 0.5),
    scaleOf(food, 'tbsp', 0.5),
    scaleOf(food, 'tbsp', 1),
  ].filter((scale) => scale !== null);
}

const scales = new WeakMap<Food, readonly Scale[]>();

function scalesOf({ food, traits }: AvailableFood): readonly Scale[] {
  const cached = scales.get(food);
  if (cached !== undefined) return cached;
  const found =
    traits.unit === 'tsp' || traits.unit === 'tbsp'
      ? spoonScales(food)
      : [scaleOf(food, traits.unit, traits.step)].filter((scale) => scale !== null);
  const all = found.length === 0 ? [weights()] : found;
  scales.set(food, all);
  return all;
}

/** Smallest number of spoons, grams or pieces from which a scale is used. */
function scaleFor(stock: AvailableFood, grams: number): Scale {
  const all = scalesOf(stock);
  const [finest = weights()] = all;
  if (finest.unit !== 'tsp') return finest;
  const spoons = grams / finest.grams;
  if (spoons < 1.1) return finest;
  if (spoons < 2.8) return all[1] ?? finest;
  return spoons < 7 ? (all[2] ?? finest) : (all[3] ?? finest);
}

/** Nobody halves the eleventh carrot. */
const manyPieces = 4;

/** Weights and volumes are rounded coarser the larger they are: 235 g is 250 g in a kitchen. */
function stepOf({ unit, step }: Scale, value: number): number {
  if (unit !== 'g' && unit !== 'ml') return value >= manyPieces ? Math.max(1, step) : step;
  if (value < 30) return Math.min(step, 5);
  if (value < 120) return Math.min(step, 10);
  if (value < 300) return Math.max(10, Math.min(step, 25));
  return Math.max(25, Math.min(step, 50));
}

/** The nearest amount that a cook measures, at least one step. */
export function measured(stock: AvailableFood, grams: number): Measured {
  const scale = scaleFor(stock, grams);
  const exact = grams / scale.grams;
  const step = stepOf(scale, exact);
  const value = Math.max(1, Math.round(exact / step)) * step;
  return amountOn(scale, value);
}

const maxAmounts = 100;

function amountOn({ unit, grams, low, high, amounts }: Scale, value: number): Measured {
  const cached = amounts.get(value);
  if (cached !== undefined) return cached;
  if (amounts.size >= maxAmounts) amounts.clear();
  const amount = { value, unit, grams: value * grams, low: value * low, high: value * high };
  amounts.set(value, amount);
  return amount;
}
