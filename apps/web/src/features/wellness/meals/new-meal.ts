import type { Language } from '@pomona/contract/languages';
import { type Meal, type MealBody, mealTitle } from '@pomona/contract/wellness/meals';
import { newKey } from '#platform/api/new-key.ts';
import type { CookedRecipe } from '../cooked-recipe.ts';
import type { Day } from '../days.ts';
import { scaledFigures } from './meal-parts.ts';

export interface Eaten {
  day: Day;
  at: string;
}

/** A meal on its way: the call, and the entry as it is shown until the server has it. */
export interface NewMeal {
  body: MealBody;
  entry: Meal;
}

export function dishMeal(recipe: CookedRecipe, servings: number, { day, at }: Eaten): NewMeal {
  const { id: recipeId, title, language, nutrition } = recipe;
  const body = { id: newKey(), recipe_id: recipeId, servings, day, eaten_at: at };
  const figures = scaledFigures(nutrition, servings);
  return { body, entry: { ...body, title, language, figures, lines: null, left_out: [] } };
}

/** Its figures come from the server. */
export function writtenMeal(lines: string[], language: Language, { day, at }: Eaten): NewMeal {
  const body = { id: newKey(), lines, language, servings: 1, day, eaten_at: at };
  const text = { title: mealTitle(lines), recipe_id: null, left_out: [] };
  return { body, entry: { ...body, ...text, figures: {} } };
}

/** The same meal at another time. */
export function mealAgain(meal: Meal, { day, at }: Eaten): NewMeal {
  const { recipe_id: recipeId, lines, language, servings } = meal;
  const stamps = { id: newKey(), servings, day, eaten_at: at };
  const dish = lines === null ? { recipe_id: recipeId ?? '' } : { lines, language };
  return { body: { ...stamps, ...dish }, entry: { ...meal, ...stamps } };
}

const noon = '12:00';

/** Just now; of another day its noon. */
export const usualTime = (day: Day, today: Day, now: Date): Date =>
  day === today ? now : new Date(`${day}T${noon}`);
