import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';

/**
 * What gives the right to change a role: a grant that the same transaction has redeemed, an administrator, or `on`, which takes
 * rights and gives them to the demonstration only.
 */
export type RoleReason = 'grant' | `admin:${string}` | 'on';

/**
 * The only statement that may change `is_admin`: a trigger proves the reason in the database (`isRoleRefused`), and refuses the end of the
 * last administrator.
 */
export async function updateRole(
  db: Database,
  userId: string,
  { isAdmin, reason }: { isAdmin: boolean; reason: RoleReason },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('pomona.role_change', ${reason}, true)`);
    await transaction
      .update(users)
      .set({ isAdmin, updatedAt: sql`now()` })
      .where(eq(users.id, userId));
    await transaction.execute(sql`select set_config('pomona.role_change', '', true)`);
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
