import { asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { shoppingItems, shoppingLists } from '#database/tables/shopping.ts';

/** A shopping list as it is stored; past everything that shows it. */
export async function readStoredList(db: Database, userId: string) {
  const { id, item, quantity, checked } = shoppingItems;
  const rows = await db
    .select({ order: shoppingLists.categoryOrder, item: { id, item, quantity, checked } })
    .from(shoppingLists)
    .leftJoin(shoppingItems, eq(shoppingItems.listId, shoppingLists.id))
    .where(eq(shoppingLists.userId, userId))
    .orderBy(asc(id));
  return { items: rows.flatMap((row) => row.item ?? []), order: rows[0]?.order ?? [] };
}
