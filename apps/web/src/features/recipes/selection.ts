import type { DietType, MealType } from '@pomona/food/diets';

/** Orders offered, the default first (LIST-11). */
export const sortOrders = ['rating', 'prepTime', 'calories', 'newest', 'alphabetical'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What a person asks of the list. */
export interface Selection {
  search: string;
  diets: readonly DietType[];
  meal: MealType | null;
  sort: SortOrder;
}

export const everything: Selection = { search: '', diets: [], meal: null, sort: 'rating' };

export function isEverything({ search, diets, meal, sort }: Selection): boolean {
  return search === '' && diets.length === 0 && meal === null && sort === everything.sort;
}
