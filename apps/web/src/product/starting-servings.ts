import { defaultServings, minimumServings } from '@pomona/contract/constants';
import type { Recipe } from '@pomona/contract/recipes';

/** The servings that a recipe is shown for at first (DETAIL-05). */
export function startingServings(recipe: Pick<Recipe, 'servings'>): number {
  return recipe.servings >= minimumServings ? recipe.servings : defaultServings;
}
