import { randomUUID } from 'node:crypto';
import type { Language } from '@pomona/contract/languages';
import type { NewShoppingItem, ShoppingItem, ShoppingItemChange } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import type { UnitSystem } from '@pomona/food/scaling/conversion';
import { scaledLine } from '@pomona/food/scaling/scaling';
import type { Database } from '#database/connect.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#database/failures.ts';
import type { Recipes } from '#features/recipes/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { changeOf, restoredRow, withoutDuplicates } from './editing/changes.ts';
import { createLineReader, isStaple, itemsToBuy, typedItem, usualSystem } from './items.ts';
import type { Addition } from './merging/list-merge.ts';
import {
  addToList,
  type LockedList,
  readAdditions,
  readAhead,
  readMatchingLines,
  requireRoom,
} from './merging/service.ts';
import { presentItem } from './presenter.ts';
import {
  findAdditions,
  findItems,
  type ItemRow,
  insertAdditions,
  insertItems,
  listItems,
  lockList,
  removeAdditionsBefore,
  removeItems,
  updateItem,
} from './store.ts';

export interface RecipeAddition {
  servings: number;
  /** Indexes of lines; all of them where absent. */
  only?: number[] | undefined;
  units?: UnitSystem | undefined;
  skip_staples?: boolean | undefined;
  /** In which quantities and foods are written. */
  language: Language;
}

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
  addRecipe(viewer: Member, recipeId: string, asked: RecipeAddition): Promise<AddedRecipe>;
  /** Throws `shopping_item_not_found`. */
  changeItem(
    viewer: Member,
    id: string,
    asked: { change: ShoppingItemChange; language: Language },
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

/** Devices that were offline for longer read the list again. */
const additionMilliseconds = 60 * 24 * 3_600_000;

/** The limit of `readSeveral`. */
const recipesAtOnce = 200;

export function createShopping({ database, recipes, clock }: ShoppingParts): Shopping {
  function changeList<T>(viewer: Member, work: (list: LockedList) => Promise<T>): Promise<T> {
    return database.transaction(async (db) => {
      const id = await lockList(db, viewer.id);
      return work({ db, id, rows: await findItems(db, id) });
    });
  }

  async function present(viewer: Member, rows: ItemRow[]): Promise<ShoppingItem[]> {
    const titles = await titlesOf(
      viewer,
      rows.flatMap((row) => row.recipes),
    );
    return rows.map((row) => presentItem(row, titles));
  }

  /** Of the recipes that the member may see now. */
  async function titlesOf(viewer: Member, asked: readonly { recipeId: string }[]) {
    const ids = [...new Set(asked.map(({ recipeId }) => recipeId))];
    const titles = new Map<string, string>();
    for (let at = 0; at < ids.length; at += recipesAtOnce) {
      const cards = await recipes.readSeveral(viewer, ids.slice(at, at + recipesAtOnce));
      for (const { id, title } of cards) titles.set(id, title);
    }
    return titles;
  }

  /** In the units of the list and the additions; the reader has cached their lines. */
  async function writingOptionsOf(viewer: Member, additions: Addition[], language: Language) {
    const read = createLineReader();
    if (additions.length === 0) return { system: 'metric', language, read } as const;
    const rows = await listItems(database, viewer.id);
    const quantities = [...additions, ...rows].map(({ quantity }) => quantity);
    const options = { system: usualSystem([], quantities), language, read };
    await readMatchingLines(rows, additions, options);
    return options;
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
      const asked = items.flatMap(({ restored }) => restored?.recipes ?? []);
      const titles = await titlesOf(
        viewer,
        asked.map(({ id: recipeId }) => ({ recipeId })),
      );
      const typed = await readAdditions(items, language);
      const options = await writingOptionsOf(viewer, [...typed.values()], language);
      const rows = await changeList(viewer, async (list) => {
        const known = new Map(
          (await findAdditions(list.db, list.id, idsOf(items))).map((row) => [row.id, row.itemId]),
        );
        const fresh = withoutDuplicates(items).filter(({ id }) => !known.has(id));
        const now = new Date(clock());
        const putBack = fresh.flatMap((item) => restoredRow(item, { titles, now }) ?? []);
        requireRoom(list, putBack.length);
        await insertItems(list.db, list.id, putBack);
        const additions = fresh.flatMap(({ id }) => typed.get(id) ?? []);
        const current = { ...list, rows: await findItems(list.db, list.id) };
        const { itemIds } = await addToList(current, additions, { ...options, now });
        const went = new Map([...known, ...putBack.map(({ id }) => [id, id] as const), ...itemIds]);
        await removeAdditionsBefore(list.db, list.id, new Date(clock() - additionMilliseconds));
        await insertAdditions(
          list.db,
          fresh.map(({ id }) => ({
            listId: list.id,
            id,
            itemId: went.get(id) ?? null,
            createdAt: now,
          })),
        );
        const touched = new Set(went.values());
        return (await findItems(list.db, list.id)).filter(({ id }) => touched.has(id));
      }).catch(tellConflict);
      return { items: await present(viewer, rows) };
    },
    async addRecipe(viewer, recipeId, { servings, only, units, skip_staples, language }) {
      const recipe = await recipes.readRecipe(viewer, recipeId);
      const factor = servings / Math.max(recipe.servings, 1);
      const chosen = recipe.ingredients.filter((_, place) => only?.includes(place) ?? true);
      const read = createLineReader();
      const inLanguage = (text: string) => ({ text, language: recipe.language });
      if (skip_staples === true) await readAhead(read, chosen.map(inLanguage));
      const bought = chosen.filter(
        (line) => skip_staples !== true || !isStaple(inLanguage(line), read),
      );
      const lines = bought.map((line) => scaledLine(line, factor));
      await readAhead(read, lines.map(inLanguage));
      const asking = { recipeId, servings, lines, language: recipe.language };
      const before = await listItems(database, viewer.id);
      const quantities = before.map(({ quantity }) => quantity);
      const options = { system: units ?? usualSystem([asking], quantities, read), language, read };
      const additions = itemsToBuy([asking], options).map((requested) => ({
        ...requested,
        id: randomUUID(),
      }));
      await readMatchingLines(before, additions, options);
      const { touched, outcome, replaced } = await changeList(viewer, async (list) => {
        const outcome = await addToList(list, additions, { ...options, now: new Date(clock()) });
        const places = [...new Set(outcome.itemIds.values())];
        const rows = await findItems(list.db, list.id);
        const touched = places.flatMap((id) => rows.find((row) => row.id === id) ?? []);
        const merged = new Set(idsOf(outcome.merged));
        const replaced = list.rows.some((row) => merged.has(row.id) && asks(row, recipeId));
        return { touched, outcome, replaced };
      }).catch((error: unknown) => {
        // It was deleted meanwhile.
        if (isForeignKeyViolation(error)) throw new AppError('recipe_not_found');
        throw error;
      });
      return {
        items: await present(viewer, touched),
        added: outcome.added.length,
        merged: outcome.merged.length,
        skipped: chosen.length - bought.length,
        replaced,
      };
    },
    async changeItem(viewer, id, { change, language }) {
      const row = await changeList(viewer, async (list) => {
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
  };
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

const asks = ({ recipes }: ItemRow, id: string) => recipes.some(({ recipeId }) => recipeId === id);

function requireItem({ rows }: Pick<LockedList, 'rows'>, id: string): ItemRow {
  const row = rows.find((item) => item.id === id);
  if (row === undefined) throw new AppError('shopping_item_not_found');
  return row;
}

function tellConflict(error: unknown): never {
  if (isUniqueViolation(error) || isForeignKeyViolation(error)) throw new AppError('conflict');
  throw error;
}
