import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { reviews } from '#database/tables/reviews.ts';

export async function findEnterableDemoEmails(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.isDemo, true), eq(users.isDisabled, false), isNotNull(users.passwordHash)));
  return rows.map(({ email }) => email);
}

/** The setting lets a trigger accept that the demonstration's administrator is the last one. */
export async function removeDemoUsers(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('pomona.removing_demo', 'on', true)`);
    const demo = transaction.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
    await transaction.delete(reviews).where(inArray(reviews.userId, demo));
    const removed = await transaction
      .delete(users)
      .where(eq(users.isDemo, true))
      .returning({ id: users.id });
    return removed.length;
  });
}
