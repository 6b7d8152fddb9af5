import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';

/**
 * The only statement that may change `is_admin`: a trigger refuses every transaction without this setting, and the end of the
 * last administrator. Returns whether there is such a member.
 */
export async function updateRole(db: Database, userId: string, isAdmin: boolean): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('pomona.role_change', 'on', true)`);
    const changed = await transaction
      .update(users)
      .set({ isAdmin, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    return changed.length > 0;
  });
}

export interface AccountState {
  isAdmin: boolean;
  isDisabled: boolean;
  isDemo: boolean;
  erasureAt: Date | null;
}

/** Locked until the end of the transaction, so that two changes of one account come after each other. */
export async function findStateForUpdate(
  transaction: Database,
  userId: string,
): Promise<AccountState | null> {
  const [row] = await transaction
    .select({
      isAdmin: users.isAdmin,
      isDisabled: users.isDisabled,
      isDemo: users.isDemo,
      erasureAt: users.erasureAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row ?? null;
}

/** A trigger refuses it for the last administrator. */
export async function setDisabled(
  transaction: Database,
  userId: string,
  isDisabled: boolean,
): Promise<void> {
  await transaction
    .update(users)
    .set({ isDisabled, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}
