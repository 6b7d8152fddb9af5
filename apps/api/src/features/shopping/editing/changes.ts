import type { Language } from '@pomona/contract/languages';
import {
  type NewShoppingItem,
  type ShoppingItemChange,
  usualQuantity,
} from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { foodByKey } from '@pomona/food/table/table';
import type { Titles } from '#features/recipes/service.ts';
import { categoryOf, type ItemToBuy, typedItem } from '#features/shopping/items.ts';
import type { Addition } from '#features/shopping/merging/list-merge.ts';

export interface ChangeableItem {
  item: string;
  quantity: string;
  category: ShoppingCategory;
  checked: boolean;
  foodKey: string | null;
}

/** An item as it was before it was removed. */
export interface RestoredItem extends ChangeableItem {
  id: string;
  recipes: ItemToBuy['recipes'];
  createdAt: Date;
  updatedAt: Date;
}

/** Of items with the same id the first. */
export function withoutDuplicates(items: NewShoppingItem[]): NewShoppingItem[] {
  return [...new Map([...items].reverse().map((item) => [item.id, item])).values()].reverse();
}

/** Where a quantity is given, the name is not read. */
export function additionOf(
  { id, item, quantity, category, checked = false }: NewShoppingItem,
  language: Language,
): Addition {
  const read = typedItem(item, language);
  const named = quantity === undefined ? read : { ...read, item, quantity };
  return { ...named, id, checked, ...(category !== undefined && { category }) };
}

/** `null` for a new item. */
export function restoredRow(
  { id, item, quantity = usualQuantity, category, checked = false, restored }: NewShoppingItem,
  { titles, now }: { titles: ReadonlyMap<string, Pick<Titles, 'language'>>; now: Date },
): RestoredItem | null {
  if (restored === undefined) return null;
  const { food_key: key, recipes, created_at } = restored;
  const foodKey = key !== null && foodByKey(key) !== undefined ? key : null;
  const requests = new Map(recipes.map((request) => [request.id, request]));
  return {
    ...{ id, item, quantity, checked, foodKey, updatedAt: now },
    category: category ?? categoryOf(foodKey),
    createdAt: new Date(Math.max(0, Math.min(Date.parse(created_at), now.getTime()))),
    recipes: [...requests.values()].flatMap(({ id: recipeId, servings, lines, ...request }) => {
      const language = request.language ?? titles.get(recipeId)?.language;
      return titles.has(recipeId) && language ? { recipeId, servings, lines, language } : [];
    }),
  };
}

/** A new name may be another food; a category that was only proposed follows it. */
export function changeOf(
  before: ChangeableItem,
  { item, quantity, category, checked }: ShoppingItemChange,
  language: Language,
): Partial<ChangeableItem> {
  const isRenamed = item !== undefined && item !== before.item;
  const foodKey = isRenamed ? typedItem(item, language).foodKey : before.foodKey;
  const isProposed = before.category === categoryOf(before.foodKey);
  return {
    ...(item !== undefined && { item }),
    ...(quantity !== undefined && { quantity }),
    // Who ticked it first stays who ticked it.
    ...(checked !== undefined && checked !== before.checked && { checked }),
    ...(isRenamed && { foodKey, ...(isProposed && { category: categoryOf(foodKey) }) }),
    ...(category !== undefined && { category }),
  };
}
