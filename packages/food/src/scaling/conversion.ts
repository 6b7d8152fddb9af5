import type { Measure } from '../amounts/quantity.ts';

/** Spoons belong to both. */
export type UnitSystem = 'metric' | 'us';

/** Density for conversions; the server sends it with each line. */
export interface FoodDensity {
  gramsPerMl: number;
  /** Metric recipes give `poured` (flour, sugar, rice) by weight, US recipes in cups; `liquid` is by volume and `solid` by weight in both. */
  kind: 'liquid' | 'poured' | 'solid';
}

/** In grams. */
const weights: Readonly<Record<string, number>> = {
  ...{ g: 1, kg: 1000, mg: 0.001, pfund: 500, oz: 28.3495, lb: 453.592 },
};
/** In millilitres. */
const volumes: Readonly<Record<string, number>> = {
  ...{ ml: 1, cl: 10, dl: 100, l: 1000, tsp: 4.929, tbsp: 14.787, 'fl-oz': 29.5735 },
  ...{ cup: 236.588, pint: 473.176, quart: 946.353, gallon: 3785.41 },
  ...{ 'imperial-pint': 568.261, 'imperial-cup': 284.131, 'metric-cup': 250 },
};
const systems: Readonly<Record<string, UnitSystem>> = {
  ...{ g: 'metric', kg: 'metric', mg: 'metric', pfund: 'metric' },
  ...{ ml: 'metric', cl: 'metric', dl: 'metric', l: 'metric' },
  ...{ oz: 'us', lb: 'us', cup: 'us', 'fl-oz': 'us', pint: 'us', quart: 'us', gallon: 'us' },
};

/** The system of a unit; `undefined` for spoons, pieces and the like, which are not converted. */
export const systemOf = (unit: string): UnitSystem | undefined => systems[unit];

/** Rounding tolerance: the accuracy of a scale, and less than that of a cup. */
const weightRounding = 0.02;
const volumeRounding = 0.07;

/** The accuracy of a spoon; otherwise the amount stays a weight. */
const spoonRounding = 0.1;

const minAmounts = { grams: 2, millilitres: 0.6 };

/** In g, kg, ml, l; tsp, tbsp, cups, oz, lb; up to two parts ("1 cup + 2 tbsp"). `null` where the unit is not of the other system. */
export function convertedMeasure(
  { amount, amountMax, unit }: Measure,
  to: UnitSystem,
  density: FoodDensity | null,
): Measure[] | null {
  if (systems[unit] === undefined || systems[unit] === to) return null;
  const size = weights[unit] ?? volumes[unit] ?? 0;
  const convert = converter(unit in weights, to, density);
  const upper = convert((amountMax ?? amount) * size, amountMax !== null);
  const [main] = upper ?? [];
  if (upper === null || main === undefined) return null;
  if (amountMax === null) return upper.map((part) => ({ ...part, amountMax: null }));
  const share = (amount / amountMax) * main.amount;
  const lower = to === 'us' ? nearest(share, stepsOf(main.unit, share), 0) : metricAmount(share);
  return [{ ...main, amount: Math.min(lower, main.amount), amountMax: main.amount }];
}

interface Part {
  amount: number;
  unit: string;
}
type Converter = (size: number, isSingle: boolean) => Part[] | null;

function converter(isWeight: boolean, to: UnitSystem, density: FoodDensity | null): Converter {
  const gramsPerMl = density?.gramsPerMl ?? null;
  if (to === 'us') {
    if (!isWeight) return usVolume;
    if (gramsPerMl === null || density?.kind === 'solid') return usWeight;
    return (grams, isSingle) => usVolume(grams / gramsPerMl, isSingle) ?? usWeight(grams, isSingle);
  }
  if (isWeight) return metricWeight;
  if (gramsPerMl === null || density?.kind === 'liquid') return metricVolume;
  return (millilitres) => metricWeight(millilitres * gramsPerMl);
}

const thirds = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const quarters = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const halves = [0, 1 / 2, 1];
const eighths = [0, 1 / 8, 1 / 4, 1 / 3, 3 / 8, 1 / 2, 5 / 8, 2 / 3, 3 / 4, 7 / 8, 1];

/** Measurable fractions of a unit. */
function stepsOf(unit: string, amount: number): readonly number[] {
  if (unit === 'cup') return thirds;
  if (unit === 'tsp') return amount < 2 ? eighths : quarters;
  if (unit === 'oz') return amount < 4 ? eighths : amount < 8 ? quarters : halves;
  if (unit === 'lb') return quarters;
  return halves;
}

/** The nearest measurable amount above 0; rounded down with direction -1. */
function nearest(amount: number, steps: readonly number[], direction: 0 | -1): number {
  const whole = Math.floor(amount);
  const parts = steps.map((step) => whole + step).filter((value) => value > 0);
  const allowed = direction === 0 ? parts : parts.filter((value) => value <= amount + 1e-9);
  const distance = (value: number) => Math.abs(value - amount);
  return allowed.reduce(
    (best, value) => (distance(value) < distance(best) ? value : best),
    allowed[0] ?? 0,
  );
}

function fitted(size: number, unit: string, tolerance: number): Part[] | null {
  const exact = size / (weights[unit] ?? volumes[unit] ?? 1);
  const amount = nearest(exact, stepsOf(unit, exact), 0);
  return Math.abs(amount - exact) / exact <= tolerance ? [{ amount, unit }] : null;
}

function usVolume(millilitres: number, isSingle: boolean): Part[] | null {
  if (millilitres < minAmounts.millilitres) return null;
  const [tsp = 1, tbsp = 1, cup = 1] = [volumes.tsp, volumes.tbsp, volumes.cup];
  const tolerance = isSingle ? Number.POSITIVE_INFINITY : volumeRounding;
  const isCups = millilitres >= cup / 4 - tsp;
  if (isSingle && isCups) return fitted(millilitres, 'cup', tolerance);
  if (isSingle) return fitted(millilitres, millilitres < tbsp ? 'tsp' : 'tbsp', tolerance);
  return (
    (isCups ? fitted(millilitres, 'cup', tolerance) : null) ??
    (millilitres >= tbsp * 0.95 && millilitres < cup / 3
      ? fitted(millilitres, 'tbsp', tolerance)
      : null) ??
    (millilitres < tbsp * 1.4 ? fitted(millilitres, 'tsp', spoonRounding) : null) ??
    (millilitres < tbsp ? null : together(millilitres, isCups ? ['cup', 'tbsp'] : ['tbsp', 'tsp']))
  );
}

/** "1 cup + 2 tbsp": the larger unit first, the rest in the smaller. */
function together(size: number, [large, small]: [string, string]): Part[] {
  const [one = 1, part = 1] = [large, small].map((unit) => weights[unit] ?? volumes[unit]);
  const amount = nearest(
    size / one,
    large === 'tbsp' || large === 'lb' ? [0, 1] : stepsOf(large, 1),
    -1,
  );
  const left = (size - amount * one) / part;
  const rest = Math.round(left * 2) / 2;
  const parts = [
    { amount, unit: large },
    { amount: rest, unit: small },
  ];
  return parts.filter((each) => each.amount > 0);
}

function usWeight(grams: number, isSingle: boolean): Part[] | null {
  if (grams < minAmounts.grams) return null;
  const ounces = grams / (weights.oz ?? 1);
  if (ounces >= 15.9) {
    const pounds = fitted(grams, 'lb', isSingle ? Number.POSITIVE_INFINITY : weightRounding);
    if (pounds !== null) return pounds;
    if (ounces >= 32) return together(grams, ['lb', 'oz']);
  }
  const whole = Math.round(ounces);
  if (whole > 0 && Math.abs(whole - ounces) / ounces <= weightRounding) {
    return [{ amount: whole, unit: 'oz' }];
  }
  return fitted(grams, 'oz', isSingle ? Number.POSITIVE_INFINITY : 2 * weightRounding);
}

const metricSteps = [50, 25, 10, 5, 1, 0.5];

/** The roundest number within tolerance. */
function metricAmount(size: number): number {
  for (const step of metricSteps) {
    const rounded = Math.round(size / step) * step;
    if (rounded > 0 && Math.abs(rounded - size) / size <= weightRounding) return rounded;
  }
  return Math.max(0.5, Math.round(size * 10) / 10);
}

function metricWeight(grams: number): Part[] {
  const amount = metricAmount(grams);
  return [amount >= 1000 ? { amount: amount / 1000, unit: 'kg' } : { amount, unit: 'g' }];
}

function metricVolume(millilitres: number): Part[] {
  const amount = metricAmount(millilitres);
  return [amount >= 1000 ? { amount: amount / 1000, unit: 'l' } : { amount, unit: 'ml' }];
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

/** Grams or millilitres as kitchen measures of a system. */
export function kitchenMeasures(
  size: { grams: number } | { ml: number },
  system: UnitSystem,
): Measure[] {
  const parts = 'grams' in size ? ofGrams(size.grams, system) : ofMillilitres(size.ml, system);
  return parts.map((part) => ({ ...part, amountMax: null }));
}

function ofGrams(grams: number, system: UnitSystem): Part[] {
  return (system === 'us' ? usWeight(grams, false) : null) ?? metricWeight(grams);
}

function ofMillilitres(millilitres: number, system: UnitSystem): Part[] {
  // Spoons stay spoons in both kitchens.
  const isSpoons = millilitres < 4 * (volumes.tbsp ?? 0) + 1;
  return (
    (system === 'us' || isSpoons ? usVolume(millilitres, false) : null) ?? metricVolume(millilitres)
  );
}
