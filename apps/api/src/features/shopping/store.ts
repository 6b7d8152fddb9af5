import type { Language } from '@pomona/contract/languages';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import {
  shoppingAdditions,
  shoppingItemRecipes,
  shoppingItems,
  shoppingLists,
} from '#database/tables/shopping.ts';

export interface RequestRow {
  recipeId: string;
  servings: number;
  lines: string[];
  language: Language;
}

export interface Person {
  id: string;
  name: string;
}

export type ItemRow = Omit<
  typeof shoppingItems.$inferSelect,
  'listId' | 'addedBy' | 'checkedBy'
> & { recipes: RequestRow[]; addedBy: Person | null; checkedBy: Person | null };

/** A list that is locked until its transaction ends. */
export interface LockedList {
  db: Database;
  id: string;
  /** That of this change. */
  revision: number;
  actorId: string;
  rows: ItemRow[];
}
type Writable = Omit<LockedList, 'rows'>;

export interface NewRequest {
  recipeId: string;
  servings: number;
  lines: readonly string[];
  language: Language;
}

export type NewItem = Omit<
  typeof shoppingItems.$inferInsert,
  'listId' | 'revision' | 'addedBy' | 'checkedBy'
> & { recipes: readonly NewRequest[] };
export type ItemChange = Partial<
  Pick<ItemRow, 'item' | 'quantity' | 'category' | 'checked' | 'foodKey'>
> & { updatedAt: Date };

const adders = alias(users, 'adders');
const tickers = alias(users, 'tickers');

/** In the order in which it was written. */
export function listItems(db: Database, userId: string): Promise<ItemRow[]> {
  return selectItems(db, eq(shoppingLists.userId, userId));
}

export function findItems(db: Database, listId: string): Promise<ItemRow[]> {
  return selectItems(db, eq(shoppingLists.id, listId));
}

async function selectItems(db: Database, where: ReturnType<typeof eq>): Promise<ItemRow[]> {
  const rows = await db
    .select({
      id: shoppingItems.id,
      item: shoppingItems.item,
      quantity: shoppingItems.quantity,
      category: shoppingItems.category,
      checked: shoppingItems.checked,
      foodKey: shoppingItems.foodKey,
      revision: shoppingItems.revision,
      addedBy: { id: adders.id, name: adders.name },
      checkedBy: { id: tickers.id, name: tickers.name },
      createdAt: shoppingItems.createdAt,
      updatedAt: shoppingItems.updatedAt,
      recipeId: shoppingItemRecipes.recipeId,
      servings: shoppingItemRecipes.servings,
      lines: shoppingItemRecipes.lines,
      language: shoppingItemRecipes.language,
    })
    .from(shoppingItems)
    .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingItems.listId))
    .leftJoin(adders, and(eq(adders.id, shoppingItems.addedBy), isNull(adders.erasureAt)))
    .leftJoin(tickers, and(eq(tickers.id, shoppingItems.checkedBy), isNull(tickers.erasureAt)))
    .leftJoin(shoppingItemRecipes, eq(shoppingItemRecipes.itemId, shoppingItems.id))
    .where(where)
    // Items of one call have the same time.
    .orderBy(
      asc(shoppingItems.createdAt),
      asc(sql`lower(${shoppingItems.item})`),
      asc(shoppingItems.id),
      asc(shoppingItemRecipes.recipeId),
    );
  const items = new Map<string, ItemRow>();
  for (const { recipeId, servings, lines, language, ...row } of rows) {
    const item = items.get(row.id) ?? { ...row, recipes: [] };
    if (recipeId !== null && servings !== null && lines !== null && language !== null)
      item.recipes.push({ recipeId, servings, lines, language });
    items.set(row.id, item);
  }
  return [...items.values()];
}

/** In two statements; throws for an id in use and for a deleted recipe. */
export async function insertItems(list: Writable, items: NewItem[]): Promise<void> {
  if (items.length === 0) return;
  const { db, id: listId, revision, actorId } = list;
  await db.insert(shoppingItems).values(
    items.map((item) => ({
      ...item,
      ...{ listId, revision, addedBy: actorId },
      checkedBy: item.checked === true ? actorId : null,
    })),
  );
  await insertRequests(db, items);
}

export async function updateItem(list: Writable, id: string, change: ItemChange): Promise<void> {
  const { db, revision, actorId } = list;
  const checkedBy = change.checked === true ? actorId : null;
  await db
    .update(shoppingItems)
    .set({ ...change, revision, ...(change.checked !== undefined && { checkedBy }) })
    .where(eq(shoppingItems.id, id));
}

export async function replaceRequests(
  db: Database,
  itemId: string,
  requests: readonly NewRequest[],
): Promise<void> {
  await db.delete(shoppingItemRecipes).where(eq(shoppingItemRecipes.itemId, itemId));
  await insertRequests(db, [{ id: itemId, recipes: requests }]);
}

async function insertRequests(db: Database, items: readonly Pick<NewItem, 'id' | 'recipes'>[]) {
  const rows = items.flatMap(({ id: itemId, recipes: requests }) =>
    requests.map(({ recipeId, servings, lines, language }) => ({
      ...{ itemId, recipeId, servings, language },
      lines: [...lines],
    })),
  );
  if (rows.length > 0) await db.insert(shoppingItemRecipes).values(rows);
}

export async function removeItems(db: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(shoppingItems).where(inArray(shoppingItems.id, ids));
}

/** Those of the additions that were made before. */
export async function findAdditions(
  db: Database,
  listId: string,
  ids: string[],
): Promise<{ id: string; itemId: string | null }[]> {
  return db
    .select({ id: shoppingAdditions.id, itemId: shoppingAdditions.itemId })
    .from(shoppingAdditions)
    .where(and(eq(shoppingAdditions.listId, listId), inArray(shoppingAdditions.id, ids)));
}

export async function insertAdditions(
  db: Database,
  additions: (typeof shoppingAdditions.$inferInsert)[],
): Promise<void> {
  if (additions.length > 0) await db.insert(shoppingAdditions).values(additions);
}

export async function removeAdditionsBefore(db: Database, listId: string, instant: Date) {
  await db
    .delete(shoppingAdditions)
    .where(and(eq(shoppingAdditions.listId, listId), lt(shoppingAdditions.createdAt, instant)));
}
