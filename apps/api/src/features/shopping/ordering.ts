import { type ShoppingCategory, shoppingCategories } from '@pomona/food/foods/categories';

/** Each category once: as the member ordered them, then those that are new since. */
export function completeOrder(chosen: readonly ShoppingCategory[]): ShoppingCategory[] {
  return [...new Set([...chosen, ...shoppingCategories])];
}
