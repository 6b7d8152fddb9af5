import type { NutrientUnit } from '../foods/nutrients.ts';

/** For display only: kcal to 5, grams to 1 (below 10: 0.5), smaller units to 10 (below 10: 1, below 2: 0.1). */
export function shownFigure(value: number, unit: NutrientUnit): number {
  return rounded(value, unit, Math.round);
}

/** A range at the precision of its value; never narrower. `null`: unbounded. */
export function shownRange(
  { low, high }: { low: number; high: number | null },
  unit: NutrientUnit,
): { low: number; high: number | null } {
  const shownLow = rounded(low, unit, Math.floor);
  return { low: shownLow, high: high === null ? null : rounded(high, unit, Math.ceil) };
}

function rounded(value: number, unit: NutrientUnit, round: (steps: number) => number): number {
  const step = stepFor(Math.abs(value), unit);
  // Removes floating-point noise before rounding up.
  return Number((round(Number((value / step).toFixed(6))) * step).toFixed(1));
}

function stepFor(size: number, unit: NutrientUnit): number {
  if (unit === 'kcal') return 5;
  if (unit === 'g') return size < 10 ? 0.5 : 1;
  if (size < 2) return 0.1;
  return size < 10 ? 1 : 10;
}
