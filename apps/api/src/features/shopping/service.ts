import type { Language } from '@pomona/contract/languages';
import type {
  NewShoppingItem,
  ShoppingItem,
  ShoppingItemChange,
  ShoppingList,
} from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import type { Database } from '#database/connect.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { changeOf } from './editing/changes.ts';
import { changeOnce, removeOnce, requireItem } from './editing/service.ts';
import { createRecipeItems, type RecipeAddition } from './from-recipe/service.ts';
import { typedItem } from './items.ts';
import type { ChangeList } from './locking/service.ts';
import { openList, updateCategoryOrder } from './locking/store.ts';
import { completeOrder } from './ordering.ts';
import {
  findItems,
  type ItemRow,
  type LockedList,
  listItems,
  removeItems,
  updateItem,
} from './store.ts';
import type { PresentItems, ReadTitles } from './titles.ts';
import { createTypedItems } from './typed/service.ts';

export interface AddedRecipe {
  items: ShoppingItem[];
  added: number;
  merged: number;
  skipped: number;
  replaced: boolean;
}

/** Only the member reads the list, administrators included (ROLE-04). */
export interface Shopping {
  readList(viewer: Member): Promise<ShoppingList>;
  /** What a line would add (SHOP-06). */
  readLine(text: string, language: Language): ReadItem;
  /**
   * Returns the items added or merged into; a repeated addition does nothing (SHOP-09). Throws `shopping_list_full`, and
   * `conflict` for an id in use or a recipe that was deleted meanwhile.
   */
  addItems(
    viewer: Member,
    items: NewShoppingItem[],
    language: Language,
  ): Promise<{ items: ShoppingItem[] }>;
  /** Throws `recipe_not_found` and `shopping_list_full`. */
  addRecipe(viewer: Member, recipeId: string, addition: RecipeAddition): Promise<AddedRecipe>;
  /** Throws `shopping_item_not_found` and `shopping_item_merged`. */
  changeItem(
    viewer: Member,
    id: string,
    request: { change: ShoppingItemChange; language: Language; key: string | null },
  ): Promise<ShoppingItem>;
  /** Throws `shopping_item_not_found` and `shopping_item_merged`. */
  deleteItem(viewer: Member, id: string, key: string | null): Promise<{ removed: ShoppingItem[] }>;
  clearChecked(viewer: Member): Promise<{ removed: ShoppingItem[] }>;
  /** Of these those that are checked. */
  removeChecked(
    viewer: Member,
    ids: readonly string[],
    key: string | null,
  ): Promise<{ removed: ShoppingItem[] }>;
  orderCategories(
    viewer: Member,
    order: ShoppingCategory[],
    key: string | null,
  ): Promise<ShoppingCategory[]>;
}

export interface ReadItem {
  item: string;
  quantity: string;
  category: ShoppingCategory;
  food_key: string | null;
}

export interface ShoppingParts {
  database: Database;
  recipes: Pick<Recipes, 'readRecipe'>;
  clock(): number;
  changeList: ChangeList;
  readTitles: ReadTitles;
  presentItems: PresentItems;
}

export function createShopping(parts: ShoppingParts): Shopping {
  const { database, clock, presentItems: present } = parts;
  const addTypedItems = createTypedItems(parts);
  const addRecipeItems = createRecipeItems(parts);
  const changeList = <T>(viewer: Member, change: (list: LockedList) => Promise<T>) =>
    parts.changeList(ownAccess(viewer), change);
  async function presentOne(viewer: Member, row: ItemRow): Promise<ShoppingItem> {
    const [item] = await present(viewer, [row]);
    if (item === undefined) throw new Error('A row was not presented');
    return item;
  }
  async function removeWhere(
    viewer: Member,
    key: string | null,
    isGone: (row: ItemRow) => boolean,
  ) {
    const rows = await changeList(viewer, (list) =>
      removeOnce(list, { key, now: new Date(clock()) }, isGone),
    );
    return { removed: await present(viewer, rows) };
  }

  return {
    async readList(viewer) {
      const { revision, categoryOrder } = await openList(database, viewer.id);
      const items = await present(viewer, await listItems(database, viewer.id));
      return { revision, category_order: completeOrder(categoryOrder), items };
    },
    readLine(text, language) {
      const { item, quantity, category, foodKey } = typedItem(text, language);
      return { item, quantity, category, food_key: foodKey };
    },
    async addItems(viewer, items, language) {
      return {
        items: await present(viewer, await addTypedItems(ownAccess(viewer), items, language)),
      };
    },
    async addRecipe(viewer, recipeId, addition) {
      const { rows, ...counts } = await addRecipeItems(viewer, recipeId, addition);
      return { items: await present(viewer, rows), ...counts };
    },
    async changeItem(viewer, id, { change, language, key }) {
      const row = await changeList(viewer, async (list) => {
        const now = new Date(clock());
        const before = await requireItem(list, id);
        await changeOnce(list, { key, now }, () =>
          updateItem(list, id, { ...changeOf(before, change, language), updatedAt: now }),
        );
        return requireItem({ ...list, rows: await findItems(list.db, list.id) }, id);
      });
      return presentOne(viewer, row);
    },
    async deleteItem(viewer, id, key) {
      const row = await changeList(viewer, async (list) => {
        const found = await requireItem(list, id);
        await changeOnce(list, { key, now: new Date(clock()) }, () => removeItems(list.db, [id]));
        return found;
      });
      return { removed: await present(viewer, [row]) };
    },
    clearChecked: (viewer) => removeWhere(viewer, null, ({ checked }) => checked),
    removeChecked(viewer, ids, key) {
      const chosen = new Set(ids);
      return removeWhere(viewer, key, ({ id, checked }) => checked && chosen.has(id));
    },
    async orderCategories(viewer, order, key) {
      const { categoryOrder } = await changeList(viewer, async (list) => {
        const { db, id } = list;
        await changeOnce(list, { key, now: new Date(clock()) }, () =>
          updateCategoryOrder(db, id, order),
        );
        return openList(db, viewer.id);
      });
      return completeOrder(categoryOrder);
    },
  };
}

const ownAccess = (viewer: Member) => ({ ownerId: viewer.id, actor: viewer });
