import type { Preferences } from '@pomona/contract/accounts';
import type { FoundAllergen } from '@pomona/contract/foods/labels';
import type { RecipeCard } from '@pomona/contract/recipes';
import {
  type AvoidableAllergen,
  allergensBehind,
  choicesAmong,
} from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';

type Eating = Pick<Preferences, 'allergens' | 'dietary_preferences'>;
type Judged = Pick<RecipeCard, 'allergen_details' | 'may_contain' | 'is_read_whole' | 'diet_types'>;

/** What of a recipe goes against what a member entered about their food (PROF-07). */
export interface Clash {
  allergens: AvoidableAllergen[];
  /** Depends on the choice, the kind or the brand; none of `allergens`. */
  mayContain: AvoidableAllergen[];
  /** They avoid something, and not every line was read: it may be in there. */
  isUnread: boolean;
  /** Labels that they eat by and the recipe has not earned. */
  diets: DietType[];
}

export function clashOf(recipe: Judged, eating: Eating): Clash {
  const allergens = choicesAmong(eating.allergens, recipe.allergen_details);
  const others = eating.allergens.filter((choice) => !allergens.includes(choice));
  return {
    allergens,
    mayContain: choicesAmong(others, recipe.may_contain),
    isUnread: eating.allergens.length > 0 && !recipe.is_read_whole,
    diets: eating.dietary_preferences.filter((diet) => !recipe.diet_types.includes(diet)),
  };
}

/** The foods that bring what somebody avoids, those that surely do and those that perhaps do. */
export function foodsBringing(
  avoided: readonly AvoidableAllergen[],
  found: readonly FoundAllergen[],
): { certain: string[]; possible: string[] } {
  const behind = allergensBehind(avoided);
  const foods = found
    .filter(({ allergen }) => behind.includes(allergen))
    .flatMap((one) => one.foods);
  const named = (isCertain: boolean) => [
    ...new Set(foods.filter((food) => food.is_certain === isCertain).map(({ name }) => name)),
  ];
  const certain = named(true);
  return { certain, possible: named(false).filter((name) => !certain.includes(name)) };
}
