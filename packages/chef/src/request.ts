import type { FollowUp } from '@pomona/contract/chef/recipe-request';
import type { DetailedAllergen } from '@pomona/food/foods/allergens';
import type { Language } from '@pomona/food/foods/languages';
import type { Cuisine, DietType, MealType } from '@pomona/food/labels/diets';

/** What a person asks the chef for (GEN-01), after the contract has bounded it. */
export interface RecipeRequest {
  /** As typed, one food each; in any of the languages. */
  ingredients: readonly string[];
  mealType: MealType;
  /** From the first cut to the table, waiting included. */
  maxMinutes: number;
  servings: number;
  cuisine: Cuisine | null;
  diets: readonly DietType[];
  /** Of the request and of the member's profile together. */
  allergens: readonly DetailedAllergen[];
  /** Foods that must not be in it, as typed. */
  without: readonly string[];
  /** Free text: "more protein, good for the heart". */
  goals: string;
  followUps: readonly FollowUp[];
  /** Language of the recipe's text. */
  language: Language;
  /** The same request with the same seed gives the same recipe. */
  seed: number;
  /** `fingerprint` of dishes that were shown before: the next one differs from them. */
  shown: readonly string[];
}
