import type { Preferences } from '@pomona/contract/accounts';
import type { FoundAllergen } from '@pomona/contract/food-labels';
import type { RecipeCard } from '@pomona/contract/recipes';
import { type ProfileAllergen, profileAllergenGroups } from '@pomona/food/allergens';
import type { DietType } from '@pomona/food/diets';

type Eating = Pick<Preferences, 'allergens' | 'dietary_preferences'>;

/** What of a recipe goes against what a member told of their food (PROF-07). */
export interface Clash {
  allergens: ProfileAllergen[];
  /** Labels that they eat by and the recipe has not earned. */
  diets: DietType[];
}

export function clashOf(
  recipe: Pick<RecipeCard, 'allergens' | 'diet_types'>,
  eating: Eating,
): Clash {
  return {
    allergens: eating.allergens.filter((allergen) => recipe.allergens.includes(allergen)),
    diets: eating.dietary_preferences.filter((diet) => !recipe.diet_types.includes(diet)),
  };
}

/** The foods that bring allergens of the profile, those that surely do and those that perhaps do. */
export function foodsBringing(
  allergens: readonly ProfileAllergen[],
  found: readonly FoundAllergen[],
): { certain: string[]; possible: string[] } {
  const groups = new Set(allergens.flatMap((allergen) => profileAllergenGroups[allergen]));
  const foods = found.filter(({ allergen }) => groups.has(allergen)).flatMap((one) => one.foods);
  const named = (isCertain: boolean) => [
    ...new Set(foods.filter((food) => food.is_certain === isCertain).map(({ name }) => name)),
  ];
  const certain = named(true);
  return { certain, possible: named(false).filter((name) => !certain.includes(name)) };
}
