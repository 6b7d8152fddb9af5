import { type ShoppingCategory, shoppingCategories } from '@pomona/food/foods/categories';

/** What the page of foods reads from its address. */
export interface FoodsSearch {
  q?: string | undefined;
  category?: ShoppingCategory | undefined;
}

const maxTextLength = 100;

/** What makes no sense is said to be `undefined`: a key left out keeps what the address says. */
export function foodsSearch({ q, category }: Record<string, unknown>): FoodsSearch {
  return {
    q: typeof q === 'string' && q !== '' ? q.slice(0, maxTextLength) : undefined,
    category: shoppingCategories.find((one) => one === category),
  };
}
