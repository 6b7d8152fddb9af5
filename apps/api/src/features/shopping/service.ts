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
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { changeOf } from './editing/changes.ts';
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
  /** Throws `shopping_item_not_found`. */
  changeItem(
    viewer: Member,
    id: string,
    request: { change: ShoppingItemChange; language: Language },
  ): Promise<ShoppingItem>;
  /** Throws `shopping_item_not_found`. */
  deleteItem(viewer: Member, id: string): Promise<{ removed: ShoppingItem[] }>;
  clearChecked(viewer: Member): Promise<{ removed: ShoppingItem[] }>;
  orderCategories(viewer: Member, order: ShoppingCategory[]): Promise<ShoppingCategory[]>;
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
    async changeItem(viewer, id, { change, language }) {
      const row = await changeList(viewer, async (list) => {
        const before = requireItem(list, id);
        const requested = changeOf(before, change, language);
        await updateItem(list, id, { ...requested, updatedAt: new Date(clock()) });
        return requireItem({ ...list, rows: await findItems(list.db, list.id) }, id);
      });
      const [item] = await present(viewer, [row]);
      if (item === undefined) throw new AppError('shopping_item_not_found');
      return item;
    },
    async deleteItem(viewer, id) {
      const row = await changeList(viewer, async (list) => {
        const found = requireItem(list, id);
        await removeItems(list.db, [id]);
        return found;
      });
      return { removed: await present(viewer, [row]) };
    },
    async clearChecked(viewer) {
      const rows = await changeList(viewer, async (list) => {
        const checked = list.rows.filter((row) => row.checked);
        await removeItems(list.db, idsOf(checked));
        return checked;
      });
      return { removed: await present(viewer, rows) };
    },
    async orderCategories(viewer, order) {
      await changeList(viewer, ({ db, id }) => updateCategoryOrder(db, id, order));
      return completeOrder(order);
    },
  };
}

const ownAccess = (viewer: Member) => ({ ownerId: viewer.id, actor: viewer });

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

function requireItem({ rows }: Pick<LockedList, 'rows'>, id: string): ItemRow {
  const row = rows.find((item) => item.id === id);
  if (row === undefined) throw new AppError('shopping_item_not_found');
  return row;
}
