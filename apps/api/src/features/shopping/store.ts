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

export interface AskerRow {
  recipeId: string;
  servings: number;
  lines: string[];
  language: Language;
}

/** An item with the recipes that asked for it, in the order of their ids. */
export type ItemRow = Omit<typeof shoppingItems.$inferSelect, 'listId'> & { recipes: AskerRow[] };

/** A recipe that asks for an item; in which language is the recipe's own. */
export interface NewAsker {
  recipeId: string;
  servings: number;
  lines: readonly string[];
}

export type NewItem = Omit<typeof shoppingItems.$inferInsert, 'listId'> & {
  recipes: readonly NewAsker[];
};
export type ItemChange = Partial<
  Pick<ItemRow, 'item' | 'quantity' | 'category' | 'checked' | 'foodKey'>
> & { updatedAt: Date };

/** A member's list in the order in which it was written; ends empty where they never had one. */
export function listItems(db: Database, userId: string): Promise<ItemRow[]> {
  return selectItems(db, eq(shoppingLists.userId, userId));
}

/** Whoever changes a list holds it until the transaction ends: two devices one after the other (SHOP-09). */
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
    // What one call added is told apart by its name.
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

/** Every item and its requests, in two statements; throws for an id that is taken, and for a recipe that is gone. */
export async function insertItems(db: Database, listId: string, items: NewItem[]): Promise<void> {
  if (items.length === 0) return;
  // Askers are rows of another table, which this insert passes over.
  await db.insert(shoppingItems).values(items.map((item) => ({ ...item, listId })));
  await insertAskers(db, items);
}

export async function updateItem(db: Database, id: string, change: ItemChange): Promise<void> {
  await db.update(shoppingItems).set(change).where(eq(shoppingItems.id, id));
}

/** Who asks for an item now, in place of who did before. */
export async function replaceRequests(
  db: Database,
  itemId: string,
  requests: readonly NewAsker[],
): Promise<void> {
  await db.delete(shoppingItemRecipes).where(eq(shoppingItemRecipes.itemId, itemId));
  await insertAskers(db, [{ id: itemId, recipes: requests }]);
}

async function insertAskers(db: Database, items: readonly Pick<NewItem, 'id' | 'recipes'>[]) {
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

/** Which of these additions came before. */
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
