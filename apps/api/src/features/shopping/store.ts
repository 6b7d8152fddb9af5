import { randomUUID } from 'node:crypto';
import type { Language } from '@pomona/contract/languages';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';
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

export type ItemRow = Omit<typeof shoppingItems.$inferSelect, 'listId'> & { recipes: RequestRow[] };

export interface NewRequest {
  recipeId: string;
  servings: number;
  lines: readonly string[];
}

export type NewItem = Omit<typeof shoppingItems.$inferInsert, 'listId'> & {
  recipes: readonly NewRequest[];
};
export type ItemChange = Partial<
  Pick<ItemRow, 'item' | 'quantity' | 'category' | 'checked' | 'foodKey'>
> & { updatedAt: Date };

/** In the order in which it was written. */
export function listItems(db: Database, userId: string): Promise<ItemRow[]> {
  return selectItems(db, eq(shoppingLists.userId, userId));
}

/** Locks the list until the transaction ends: devices change it one after the other (SHOP-09). */
export async function lockList(db: Database, userId: string): Promise<string> {
  await db.insert(shoppingLists).values({ id: randomUUID(), userId }).onConflictDoNothing();
  const [list] = await db
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId))
    .for('update');
  if (list === undefined) throw new Error('A shopping list vanished while it was opened');
  return list.id;
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
      createdAt: shoppingItems.createdAt,
      updatedAt: shoppingItems.updatedAt,
      recipeId: shoppingItemRecipes.recipeId,
      servings: shoppingItemRecipes.servings,
      lines: shoppingItemRecipes.lines,
      language: recipes.language,
    })
    .from(shoppingItems)
    .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingItems.listId))
    .leftJoin(shoppingItemRecipes, eq(shoppingItemRecipes.itemId, shoppingItems.id))
    .leftJoin(recipes, eq(recipes.id, shoppingItemRecipes.recipeId))
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
export async function insertItems(db: Database, listId: string, items: NewItem[]): Promise<void> {
  if (items.length === 0) return;
  await db.insert(shoppingItems).values(items.map((item) => ({ ...item, listId })));
  await insertRequests(db, items);
}

export async function updateItem(db: Database, id: string, change: ItemChange): Promise<void> {
  await db.update(shoppingItems).set(change).where(eq(shoppingItems.id, id));
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
    requests.map(({ recipeId, servings, lines }) => ({
      ...{ itemId, recipeId, servings },
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
