import { randomUUID } from 'node:crypto';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isActive, users } from '#database/tables/accounts.ts';
import { shoppingLists, shoppingShares } from '#database/tables/shopping.ts';

export interface ListRow {
  id: string;
  revision: number;
  categoryOrder: ShoppingCategory[];
}

const columns = {
  id: shoppingLists.id,
  revision: shoppingLists.revision,
  categoryOrder: shoppingLists.categoryOrder,
};

/** The member's list, created where there is none. */
export async function openList(db: Database, userId: string): Promise<ListRow> {
  return (await findList(db, userId)) ?? createList(db, userId);
}

async function createList(db: Database, userId: string): Promise<ListRow> {
  await db.insert(shoppingLists).values({ id: randomUUID(), userId }).onConflictDoNothing();
  const list = await findList(db, userId);
  if (list === null) throw new Error('A shopping list vanished while it was opened');
  return list;
}

async function findList(db: Database, userId: string): Promise<ListRow | null> {
  const rows = await db.select(columns).from(shoppingLists).where(eq(shoppingLists.userId, userId));
  return rows[0] ?? null;
}

/** Locks the list until the transaction ends: devices change it one after the other (SHOP-09). */
export async function lockList(db: Database, userId: string): Promise<ListRow> {
  const { id } = await openList(db, userId);
  const [list] = await db
    .update(shoppingLists)
    .set({ revision: sql`${shoppingLists.revision} + 1` })
    .where(eq(shoppingLists.id, id))
    .returning(columns);
  if (list === undefined) throw new Error('A shopping list vanished while it was opened');
  return list;
}

export async function updateCategoryOrder(
  db: Database,
  id: string,
  categoryOrder: ShoppingCategory[],
): Promise<void> {
  await db.update(shoppingLists).set({ categoryOrder }).where(eq(shoppingLists.id, id));
}

export interface WatchedListRow extends ListRow {
  /** Of the link that opens it now. */
  shareHash: Buffer | null;
  /** Its owner is. */
  isActive: boolean;
}

export function findListsById(db: Database, ids: string[]): Promise<WatchedListRow[]> {
  return db
    .select({ ...columns, shareHash: shoppingShares.tokenHash, isActive: isActive(users) })
    .from(shoppingLists)
    .innerJoin(users, eq(users.id, shoppingLists.userId))
    .leftJoin(shoppingShares, eq(shoppingShares.listId, shoppingLists.id))
    .where(inArray(shoppingLists.id, ids));
}
