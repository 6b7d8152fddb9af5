import { erasureDelayDays } from '@pomona/contract/constants';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { after, before } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { recipes } from '#database/tables/recipes.ts';

const delayMilliseconds = erasureDelayDays * 24 * 60 * 60 * 1000;

/**
 * Deletes the recipes with the account, at the same moment, by which they are known again if the member returns. `null` where the
 * account is deleted already; fails on `users_last_admin`.
 */
export async function deleteAccount(
  transaction: Database,
  userId: string,
  now: SQL,
): Promise<Date | null> {
  const [row] = await transaction
    .update(users)
    .set({ erasureAt: after(now, delayMilliseconds) })
    .where(and(eq(users.id, userId), isNull(users.erasureAt)))
    .returning({ erasureAt: users.erasureAt });
  if (!row?.erasureAt) return null;
  await transaction
    .update(recipes)
    .set({ deletedAt: momentOfDeletion(userId) })
    .where(and(eq(recipes.ownerId, userId), isNull(recipes.deletedAt)));
  return row.erasureAt;
}

/** Whether it was deleted. */
export async function restoreAccount(transaction: Database, userId: string): Promise<boolean> {
  const [row] = await transaction
    .select({ erasureAt: users.erasureAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!row?.erasureAt) return false;
  await transaction
    .update(recipes)
    .set({ deletedAt: null })
    .where(and(eq(recipes.ownerId, userId), eq(recipes.deletedAt, momentOfDeletion(userId))));
  await transaction.update(users).set({ erasureAt: null }).where(eq(users.id, userId));
  return true;
}

/** By the database alone: its instants are finer than a `Date`. */
const momentOfDeletion = (userId: string): SQL =>
  sql`(select ${before(sql`erasure_at`, delayMilliseconds)} from ${users} where id = ${userId})`;

/** A glance without a lock, for every sign-in. */
export async function isDeleted(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ erasureAt: users.erasureAt })
    .from(users)
    .where(eq(users.id, userId));
  return row?.erasureAt != null;
}
