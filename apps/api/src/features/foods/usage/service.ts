import { type Food as FoodPage, recipesWithFood } from '@pomona/contract/foods';
import type { Language } from '@pomona/contract/languages';
import type { Food } from '@pomona/food/table/table';
import type { Recipes } from '#features/recipes/service.ts';

/** The published recipes that a food is in, best rated first: how many, and the first cards. */
export function recipesWith(
  food: Food,
  language: Language,
  recipes: Pick<Recipes, 'readWithFood'>,
): Promise<FoodPage['recipes']> {
  // The analysis names foods in English.
  return recipes.readWithFood(food.names.en[0] ?? food.key, { limit: recipesWithFood, language });
}
