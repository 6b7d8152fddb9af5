import type { RecipeCard } from '../recipes.ts';

/** Minutes from the beginning to the table: preparing, cooking and waiting (REC-11). */
export const totalMinutes = (
  recipe: Pick<RecipeCard, 'prep_time' | 'cook_time' | 'rest_time'>,
): number => recipe.prep_time + recipe.cook_time + recipe.rest_time;
