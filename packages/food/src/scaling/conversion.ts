import type { Measure } from '../amounts/quantity.ts';
import {
  metricParts,
  type Part,
  type Rounding,
  usVolume,
  usWeight,
  volumes,
  weights,
} from './kitchen-amounts.ts';
import { kitchenParts } from './kitchen-parts.ts';

/** Spoons belong to both. */
export type UnitSystem = 'metric' | 'us';

/** Density for conversions; the server sends it with each line. */
export interface FoodDensity {
  gramsPerMl: number;
  /** Metric recipes give `poured` (flour, sugar, rice) by weight, US recipes in cups; `liquid` is by volume and `solid` by weight in both. */
  kind: 'liquid' | 'poured' | 'solid';
}

const systems: Readonly<Record<string, UnitSystem>> = {
  ...{ g: 'metric', kg: 'metric', mg: 'metric', pfund: 'metric' },
  ...{ ml: 'metric', cl: 'metric', dl: 'metric', l: 'metric' },
  ...{ oz: 'us', lb: 'us', cup: 'us', 'fl-oz': 'us', pint: 'us', quart: 'us', gallon: 'us' },
};

/** The system of a unit; `undefined` for spoons, pieces and the like, which are not converted. */
export const systemOf = (unit: string): UnitSystem | undefined => systems[unit];

/** In g, kg, ml, l; tsp, tbsp, cups, oz, lb; up to two parts ("1 cup + 2 tbsp"). `null` where the unit is not of the other system. */
export function convertedMeasure(
  { amount, amountMax, unit }: Measure,
  to: UnitSystem,
  density: FoodDensity | null,
): Measure[] | null {
  if (systems[unit] === undefined || systems[unit] === to) return null;
  const size = weights[unit] ?? volumes[unit] ?? 0;
  const convert = converter(unit in weights, to, density);
  const upper = convert((amountMax ?? amount) * size);
  if (amountMax === null) return upper.map((part) => ({ ...part, amountMax: null }));
  const lower = convert(amount * size);
  const [from, until] = [lower[0], upper[0]];
  if (from === undefined || until === undefined) return null;
  if (lower.length + upper.length === 2 && from.unit === until.unit)
    return [{ ...until, amount: from.amount, amountMax: until.amount }];
  // The smaller end in the unit of the larger one: "1/4–1 cup".
  const whole = upper.length === 1 ? until : { ...until, amount: Math.ceil(until.amount) };
  const share = inSteps((amount / (amountMax || 1)) * whole.amount, whole.unit);
  return [{ ...whole, amount: Math.min(share, whole.amount), amountMax: whole.amount }];
}

const inSteps = (amount: number, unit: string) =>
  unit === 'kg' || unit === 'l'
    ? Math.round(amount * 100) / 100
    : Math.max(0.25, Math.round(amount * 4) / 4);

type Converter = (size: number) => Part[];

const litres = ['ml', 'l'] as const;
const kilograms = ['g', 'kg'] as const;

function converter(isWeight: boolean, to: UnitSystem, density: FoodDensity | null): Converter {
  const gramsPerMl = density?.gramsPerMl ?? null;
  if (to === 'us') {
    if (!isWeight) return (millilitres) => usVolume(millilitres);
    if (gramsPerMl === null || density?.kind === 'solid') return (grams) => usWeight(grams);
    return (grams) => usVolume(grams / gramsPerMl);
  }
  if (isWeight) return (grams) => metricParts(grams, kilograms);
  if (gramsPerMl === null || density?.kind === 'liquid')
    return (millilitres) => metricParts(millilitres, litres);
  return (millilitres) => metricParts(millilitres * gramsPerMl, kilograms);
}

/** Grams or millilitres of a measure; `null` for pieces and the like. */
export function sizeOfMeasure(
  amount: number,
  unit: string,
): { grams: number } | { ml: number } | null {
  const [weight, volume] = [weights[unit], volumes[unit]];
  if (weight !== undefined) return { grams: amount * weight };
  return volume === undefined ? null : { ml: amount * volume };
}

/** Grams or millilitres as kitchen measures of a system; for shopping rounded up. */
export function kitchenMeasures(
  size: { grams: number } | { ml: number },
  system: UnitSystem,
  rounding: Rounding = 'nearest',
): Measure[] {
  const parts =
    'grams' in size
      ? ofGrams(size.grams, system, rounding)
      : ofMillilitres(size.ml, system, rounding);
  return parts.map((part) => ({ ...part, amountMax: null }));
}

function ofGrams(grams: number, system: UnitSystem, rounding: Rounding): Part[] {
  return system === 'us' ? usWeight(grams, rounding) : metricParts(grams, kilograms, rounding);
}

function ofMillilitres(millilitres: number, system: UnitSystem, rounding: Rounding): Part[] {
  if (system === 'us') return usVolume(millilitres, rounding);
  // Spoons stay spoons in both kitchens.
  const spoons = millilitres / (volumes.tbsp ?? 1);
  const measured = spoons < 4.1 ? kitchenParts(spoons, 'tbsp', { rounding }) : null;
  return measured ?? metricParts(millilitres, litres, rounding);
}
