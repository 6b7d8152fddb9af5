import type { Choices } from '@pomona/contract/recipe-search/judging';
import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';

export interface Preferences {
  diets: readonly DietType[];
  avoid: readonly AvoidableAllergen[];
}

/** What a recipe must be, its text aside. */
export interface Filters extends Choices {
  /** Among the favourites of this member. */
  favouritesOf: string | null;
  /** Every one of these diets and none of these allergens, not even perhaps. */
  preferences: Preferences | null;
}
