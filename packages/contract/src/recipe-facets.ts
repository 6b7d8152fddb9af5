import {
  type AvoidableAllergen,
  allergensBehind,
  type DetailedAllergen,
} from '@pomona/food/foods/allergens';
import type { DietType, LikelyDietType } from '@pomona/food/labels/diets';

/** The database stores their bits (`facetBit`), by functions that are made from these lists: a number keeps its meaning, a new word gets a new one (LIST-17). */
export const dietFacets = {
  PCOS: 1000,
  'Diabetes-Friendly': 1001,
  'Low-Sugar': 1002,
  'Gluten-Free': 1003,
  Vegetarian: 1004,
  Vegan: 1005,
  Keto: 1006,
  Mediterranean: 1007,
  'Anti-Inflammatory': 1008,
  'Heart-Healthy': 1009,
  'High-Fiber': 1010,
  'Low-Carb': 1011,
  'High-Protein': 1012,
} as const satisfies Record<DietType, number>;

export const likelyFacets = {
  PCOS: 1013,
  'Diabetes-Friendly': 1014,
} as const satisfies Record<LikelyDietType, number>;

/** Of recipes that an allergen is not in, not even perhaps (REC-10). */
export const allergenFreeFacets = {
  milk: 2000,
  egg: 2001,
  fish: 2002,
  crustacean: 2003,
  mollusc: 2004,
  tree_nut: 2005,
  peanut: 2006,
  wheat: 2007,
  gluten: 2008,
  soy: 2009,
  sesame: 2010,
  celery: 2011,
  mustard: 2012,
  lupin: 2013,
  sulphites: 2014,
} as const satisfies Record<DetailedAllergen, number>;

/** Limits that a list offers. A glycaemic load of up to 10 is called low, up to 20 medium. */
export const offeredLimits = {
  minutes: [15, 20, 30, 45, 60],
  calories: [200, 300, 400, 500, 600],
  load: [5, 10, 15, 20],
} as const;

/** The bit of a label or an allergen in a mask: the last digits of its facet. */
export const facetBit = (facet: number): number => facet % 1000;

/** The facet that a recipe with a label has; with `withLikely` also one of which it is likely. */
export function dietFacetOf(diet: DietType, withLikely: boolean): number {
  const likely: Partial<Record<DietType, number>> = likelyFacets;
  return (withLikely ? likely[diet] : undefined) ?? dietFacets[diet];
}

export const dietMask = (diets: readonly DietType[], withLikely = false): number =>
  diets.reduce((mask, diet) => mask | (1 << facetBit(dietFacetOf(diet, withLikely))), 0);

export const labelMask = (recipe: {
  diet_types: readonly DietType[];
  likely_diet_types: readonly LikelyDietType[];
}): number =>
  dietMask(recipe.diet_types) | dietMask([...recipe.diet_types, ...recipe.likely_diet_types], true);

export const allergenMask = (allergens: readonly DetailedAllergen[]): number =>
  allergens.reduce((mask, allergen) => mask | (1 << facetBit(allergenFreeFacets[allergen])), 0);

export const avoidedMask = (avoided: readonly AvoidableAllergen[]): number =>
  allergenMask(allergensBehind(avoided));
