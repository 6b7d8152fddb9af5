import { type MealDay, type MealFigureKey, mealFigureKeys } from '@pomona/contract/wellness/meals';

/** Of all servings eaten; what is not known is absent. */
export type MealFigures = { [Key in MealFigureKey]?: number };

/** So many servings of what one serving has; what is not known of one is not known of several. */
export function figuresOf(
  perServing: Partial<Record<MealFigureKey, number | undefined>>,
  servings: number,
): MealFigures {
  const figures: MealFigures = {};
  for (const key of mealFigureKeys) {
    const value = perServing[key];
    if (value !== undefined) figures[key] = value * servings;
  }
  return figures;
}

/** What meals add up to; a sum leaves out the meals that do not know it, and says so. */
export function sumsOf(meals: readonly { figures: MealFigures }[]): MealDay['sums'] {
  const sums: MealDay['sums'] = {};
  for (const key of mealFigureKeys) {
    const known = meals.flatMap(({ figures }) => figures[key] ?? []);
    if (known.length > 0) sums[key] = sumOf(known, meals.length);
  }
  return sums;
}

const sumOf = (known: readonly number[], meals: number) => ({
  value: rounded(known.reduce((sum, value) => sum + value, 0)),
  is_complete: known.length === meals,
});

/** Three decimals: far finer than any figure is known. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000;

export function roundedFigures(figures: MealFigures): MealFigures {
  const known = mealFigureKeys.flatMap((key): [MealFigureKey, number][] => {
    const value = figures[key];
    return value === undefined ? [] : [[key, rounded(value)]];
  });
  return Object.fromEntries(known);
}
