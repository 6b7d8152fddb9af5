import type { Language } from '@pomona/contract/languages';
import type { NewShoppingItem, ShoppingItem, ShoppingItemChange } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import type { Database } from '#database/connect.ts';
import type { Recipes } from '#features/recipes/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { changeOf } from './editing/changes.ts';
import { createRecipeItems, type RecipeAddition } from './from-recipe/service.ts';
import { typedItem } from './items.ts';
import { changeList, type LockedList } from './locking/service.ts';
import { presentItem } from './presenter.ts';
import { findItems, type ItemRow, listItems, removeItems, updateItem } from './store.ts';
import { createTitleReader } from './titles.ts';
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
  readList(viewer: Member): Promise<{ items: ShoppingItem[] }>;
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
}

export interface ReadItem {
  item: string;
  quantity: string;
  category: ShoppingCategory;
  food_key: string | null;
}

interface ShoppingParts {
  database: Database;
  recipes: Pick<Recipes, 'readRecipe' | 'readSeveral'>;
  clock(): number;
}

export function createShopping({ database, recipes, clock }: ShoppingParts): Shopping {
  const readTitles = createTitleReader(recipes);
  const addTypedItems = createTypedItems({ database, clock, readTitles });
  const addRecipeItems = createRecipeItems({ database, recipes, clock });

  async function present(viewer: Member, rows: ItemRow[]): Promise<ShoppingItem[]> {
    const ids = rows.flatMap((row) => row.recipes.map(({ recipeId }) => recipeId));
    const titles = await readTitles(viewer, ids);
    return rows.map((row) => presentItem(row, titles));
  }

  return {
    async readList(viewer) {
      return { items: await present(viewer, await listItems(database, viewer.id)) };
    },
    readLine(text, language) {
      const { item, quantity, category, foodKey } = typedItem(text, language);
      return { item, quantity, category, food_key: foodKey };
    },
    async addItems(viewer, items, language) {
      return { items: await present(viewer, await addTypedItems(viewer, items, language)) };
    },
    async addRecipe(viewer, recipeId, addition) {
      const { rows, ...counts } = await addRecipeItems(viewer, recipeId, addition);
      return { items: await present(viewer, rows), ...counts };
    },
    async changeItem(viewer, id, { change, language }) {
      const row = await changeList(database, viewer, async (list) => {
        const before = requireItem(list, id);
        const requested = changeOf(before, change, language);
        await updateItem(list.db, id, { ...requested, updatedAt: new Date(clock()) });
        return requireItem({ ...list, rows: await findItems(list.db, list.id) }, id);
      });
      const [item] = await present(viewer, [row]);
      if (item === undefined) throw new AppError('shopping_item_not_found');
      return item;
    },
    async deleteItem(viewer, id) {
      const row = await changeList(database, viewer, async (list) => {
        const found = requireItem(list, id);
        await removeItems(list.db, [id]);
        return found;
      });
      return { removed: await present(viewer, [row]) };
    },
    async clearChecked(viewer) {
      const rows = await changeList(database, viewer, async (list) => {
        const checked = list.rows.filter((row) => row.checked);
        await removeItems(list.db, idsOf(checked));
        return checked;
      });
      return { removed: await present(viewer, rows) };
    },
  };
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

function requireItem({ rows }: Pick<LockedList, 'rows'>, id: string): ItemRow {
  const row = rows.find((item) => item.id === id);
  if (row === undefined) throw new AppError('shopping_item_not_found');
  return row;
}
