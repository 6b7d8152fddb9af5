import { type MealDay, type MealFigureKey, mealFigureKeys } from '@pomona/contract/wellness/meals';

/** Of all servings; an unknown figure is absent. */
export type MealFigures = { [Key in MealFigureKey]?: number };

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

/** A sum says whether every meal knows the figure, of everything that was eaten. */
export function sumsOf(
  meals: readonly { figures: MealFigures; leftOut: readonly string[] }[],
): MealDay['sums'] {
  const sums: MealDay['sums'] = {};
  const isAllRead = meals.every(({ leftOut }) => leftOut.length === 0);
  for (const key of mealFigureKeys) {
    const known = meals.flatMap(({ figures }) => figures[key] ?? []);
    if (known.length > 0) sums[key] = sumOf(known, isAllRead && known.length === meals.length);
  }
  return sums;
}

const sumOf = (known: readonly number[], isComplete: boolean) => ({
  value: rounded(known.reduce((sum, value) => sum + value, 0)),
  is_complete: isComplete,
});

/** Three decimals: finer than any figure is known. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000;

export function roundedFigures(figures: MealFigures): MealFigures {
  const known = mealFigureKeys.flatMap((key): [MealFigureKey, number][] => {
    const value = figures[key];
    return value === undefined ? [] : [[key, rounded(value)]];
  });
  return Object.fromEntries(known);
}
