import {
  allergenFreeFacets,
  cuisineFacets,
  dietFacetOf,
  type LimitedFigure,
  limitFacets,
  mealFacets,
} from '@pomona/contract/recipe-facets';
import { type AvoidableAllergen, allergensBehind } from '@pomona/food/foods/allergens';
import type { Cuisine, DietType, MealType } from '@pomona/food/labels/diets';

/** What a recipe must be, its text aside. */
export interface Filters {
  diets: readonly DietType[];
  isEveryDiet: boolean;
  /** A label that is likely counts as a proven one. */
  withLikely: boolean;
  meal: MealType | null;
  cuisine: Cuisine | null;
  avoid: readonly AvoidableAllergen[];
  maxMinutes: number | null;
  maxCalories: number | null;
  maxLoad: number | null;
  /** Among the favourites of this member. */
  favouritesOf: string | null;
  /** Every one of these diets and none of these allergens, not even perhaps. */
  preferences: Preferences | null;
}

export interface Preferences {
  diets: readonly DietType[];
  avoid: readonly AvoidableAllergen[];
}

/** Facets that a recipe must have: all of some, and any of others where there are others. */
export interface FacetQuery {
  all: number[];
  any: number[];
}

/** The facets of everything that the filters let through, and of little else. */
export function facetQueryOf(filters: Filters): FacetQuery {
  const { diets, meal, cuisine, maxMinutes, maxCalories, maxLoad, preferences } = filters;
  const isAll = filters.isEveryDiet || diets.length === 1;
  const facetOf = (diet: DietType) => dietFacetOf(diet, filters.withLikely);
  const allergens = allergensBehind([...filters.avoid, ...(preferences?.avoid ?? [])]);
  return {
    all: [
      ...(meal === null ? [] : [mealFacets[meal]]),
      ...(cuisine === null ? [] : [cuisineFacets[cuisine]]),
      ...[...(isAll ? diets : []), ...(preferences?.diets ?? [])].map(facetOf),
      ...allergens.map((allergen) => allergenFreeFacets[allergen]),
      ...limitFacetOf('minutes', maxMinutes),
      ...limitFacetOf('calories', maxCalories),
      ...limitFacetOf('load', maxLoad),
    ],
    any: isAll ? [] : diets.map(facetOf),
  };
}

/** A limit between two that have a facet goes by the higher one: the row decides about the rest. */
function limitFacetOf(figure: LimitedFigure, limit: number | null): number[] {
  const { base, limits } = limitFacets[figure];
  const step = limit === null ? undefined : limits.find((each) => each >= limit);
  return step === undefined ? [] : [base + step];
}
