import type { NutrientUnit } from './nutrients.ts';

/**
 * A figure with honest precision, in its own unit: kcal to 5, grams to 1 (below 10: 0.5), mg to 10 (below 10: 1).
 * Only for showing; nothing is computed from the result.
 */
export function shownFigure(value: number, unit: NutrientUnit): number {
  const step = stepFor(Math.abs(value), unit);
  return Math.round(value / step) * step;
}

function stepFor(size: number, unit: NutrientUnit): number {
  if (unit === 'kcal') return 5;
  if (unit === 'g') return size < 10 ? 0.5 : 1;
  return size < 10 ? 1 : 10;
}
