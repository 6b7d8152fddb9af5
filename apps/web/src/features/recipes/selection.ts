import type { SearchOrder } from '@pomona/contract/recipes/orders';
import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import type { Cuisine, DietType, MealType } from '@pomona/food/labels/diets';
import type { RecipeTrait } from '@pomona/food/traits/traits';

/** What a person asks of the list. */
export interface Selection {
  search: string;
  diets: readonly DietType[];
  /** Whether a recipe must carry every chosen label, or any of them. */
  isEveryDiet: boolean;
  /** A label that is likely counts as a proven one. */
  withLikely: boolean;
  meal: MealType | null;
  cuisine: Cuisine | null;
  /** Recipes that hold one of these, or may, are left out. */
  avoid: readonly AvoidableAllergen[];
  /** Preparing, cooking and waiting together. */
  maxMinutes: number | null;
  /** kcal per serving. */
  maxCalories: number | null;
  /** Per serving; a recipe whose load is unknown is left out. */
  maxLoad: number | null;
  /** Every collection, any of the heats and any of the seasons. */
  traits: readonly RecipeTrait[];
  /** The member's favourites only. */
  isFavourite: boolean;
  /** Every diet of the member's preferences, and no allergen of them, as of `avoid`. */
  fitsMe: boolean;
  sort: SearchOrder;
}

export const everything: Selection = {
  search: '',
  diets: [],
  isEveryDiet: false,
  withLikely: false,
  meal: null,
  cuisine: null,
  avoid: [],
  maxMinutes: null,
  maxCalories: null,
  maxLoad: null,
  traits: [],
  isFavourite: false,
  fitsMe: false,
  sort: 'relevance',
};

/** How many filters narrow the list, the search not counted. */
export function filterCount(selection: Selection): number {
  const { meal, cuisine, maxMinutes, maxCalories, maxLoad, isFavourite, fitsMe } = selection;
  const single = [meal, cuisine, maxMinutes, maxCalories, maxLoad, isFavourite, fitsMe];
  const several = [selection.diets, selection.avoid, selection.traits];
  return several.flat().length + single.filter(Boolean).length;
}

export function isEverything(selection: Selection): boolean {
  return (
    selection.search === '' && filterCount(selection) === 0 && selection.sort === everything.sort
  );
}
