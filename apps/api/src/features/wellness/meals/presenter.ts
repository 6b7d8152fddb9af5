import type { Meal } from '@pomona/contract/wellness/meals';
import { roundedFigures } from './figures.ts';
import type { MealRow } from './store.ts';

export function presentMeal(row: MealRow): Meal {
  const { id, day, title, language, servings } = row;
  return {
    ...{ id, day, title, language, servings },
    eaten_at: row.eatenAt.toISOString(),
    recipe_id: row.recipeId,
    figures: roundedFigures(row.figures),
    lines: row.lines,
    left_out: row.leftOut,
  };
}
