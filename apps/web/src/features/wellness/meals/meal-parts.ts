import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import { type Meal, type MealDay, mealFigureKeys } from '@pomona/contract/wellness/meals';

/** A meal with other servings, its figures in step. */
export function withServings(meal: Meal, servings: number): Meal {
  return { ...meal, servings, figures: scaledFigures(meal.figures, servings / meal.servings) };
}

export function scaledFigures(of: Meal['figures'], factor: number): Meal['figures'] {
  const figures: Meal['figures'] = {};
  for (const key of mealFigureKeys) {
    const value = of[key];
    if (value !== undefined) figures[key] = value * factor;
  }
  return figures;
}

/** What meals add up to; a sum that lacks the figure of a meal is not complete. */
export function sumsOf(meals: readonly Meal[]): MealDay['sums'] {
  const sums: MealDay['sums'] = {};
  const isAllRead = meals.every(({ left_out }) => left_out.length === 0);
  for (const key of mealFigureKeys) {
    const known = meals.flatMap(({ figures }) => figures[key] ?? []);
    if (known.length === 0) continue;
    const value = known.reduce((sum, figure) => sum + figure, 0);
    sums[key] = { value, is_complete: isAllRead && known.length === meals.length };
  }
  return sums;
}

type AnalysedLines = Pick<FoodAnalysis, 'nutrition' | 'glycemic_load' | 'left_out'>;

/** What lines add up to before they are a meal. */
export function sumsOfLines({ nutrition, glycemic_load: load, left_out }: AnalysedLines) {
  const values = { ...nutrition, glycemic_load: load.value ?? undefined };
  const sums: MealDay['sums'] = {};
  for (const key of mealFigureKeys) {
    const value = values[key];
    if (value !== undefined) sums[key] = { value, is_complete: left_out.length === 0 };
  }
  return sums;
}
