import type { ShoppingItem } from '@pomona/contract/shopping';
import { type ShoppingCategory, shoppingCategories } from '@pomona/food/foods/categories';

/** The items of one category. */
export interface Group {
  category: ShoppingCategory;
  items: readonly ShoppingItem[];
  remaining: number;
}

/** In the order of a walk through the shop; categories without items are left out (SHOP-07). */
export function groupsOf(
  items: readonly ShoppingItem[],
  order: readonly ShoppingCategory[] = shoppingCategories,
): Group[] {
  return order.flatMap((category) => {
    const own = items.filter((item) => item.category === category);
    return own.length === 0 ? [] : { category, items: own, remaining: remainingIn(own) };
  });
}

export const remainingIn = (items: readonly ShoppingItem[]) =>
  items.filter(({ checked }) => !checked).length;

/** How many lines the head of a group stands for. */
export const headHeight = 2;

/** Groups in two columns of about the same height, one after the other so that a phone shows them in their order. */
export function columnsOf(groups: readonly Group[]): [Group[], Group[]] {
  const height = (some: readonly Group[]) =>
    some.reduce((sum, { items }) => sum + items.length + headHeight, 0);
  const unevenness = (at: number) =>
    Math.abs(height(groups.slice(0, at)) - height(groups.slice(at)));
  const positions = groups.map((_, position) => position + 1);
  const best = positions.reduce((a, b) => (unevenness(b) < unevenness(a) ? b : a), 1);
  return [groups.slice(0, best), groups.slice(best)];
}

/** What is not bought yet, one line each, in the order of the shop (SHOP-03). */
export function exportText(
  items: readonly ShoppingItem[],
  order?: readonly ShoppingCategory[],
): string {
  return groupsOf(items, order)
    .flatMap((group) => group.items)
    .filter(({ checked }) => !checked)
    .map(({ item, quantity }) => `- ${item} (${quantity})`)
    .join('\n');
}

export type ListedRecipe = Omit<ShoppingItem['recipes'][number], 'lines'>;

/** The recipes that asked for something, each once, by title; of different servings the last. */
export function recipesOf(items: readonly ShoppingItem[]): ListedRecipe[] {
  const recipes = new Map<string, ListedRecipe>();
  for (const { lines: _, ...recipe } of items.flatMap((item) => item.recipes))
    recipes.set(recipe.id, recipe);
  return [...recipes.values()].sort((a, b) => a.title.localeCompare(b.title));
}
