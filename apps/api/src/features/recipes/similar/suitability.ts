import type { Preferences } from '@pomona/contract/accounts';
import { choicesAmong } from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';
import type { RecipeRow } from '../store.ts';

/** `not` with an allergen of the member, `less` where it may contain one or lacks a label they eat by. */
export function suitabilityOf(
  recipe: Pick<RecipeRow, 'allergenDetails' | 'mayContain' | 'dietTypes'>,
  { allergens, dietary_preferences: diets }: Pick<Preferences, 'allergens' | 'dietary_preferences'>,
): 'well' | 'less' | 'not' {
  if (choicesAmong(allergens, recipe.allergenDetails).length > 0) return 'not';
  if (choicesAmong(allergens, recipe.mayContain).length > 0) return 'less';
  const has: readonly DietType[] = recipe.dietTypes;
  return diets.every((diet) => has.includes(diet)) ? 'well' : 'less';
}
