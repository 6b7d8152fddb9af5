import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { attempts } from '#database/tables/accounts.ts';

/** One statement, so that simultaneous attempts are all counted; returns the new count. */
export async function insertAttempt(db: Database, key: string, windowStart: Date): Promise<number> {
  const [row] = await db
    .insert(attempts)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [attempts.key, attempts.windowStart],
      set: { count: sql`${attempts.count} + 1` },
    })
    .returning({ count: attempts.count });
  return row?.count ?? 1;
}

export async function removeAttempt(db: Database, key: string, windowStart: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(
      and(eq(attempts.key, key), eq(attempts.windowStart, windowStart), gt(attempts.count, 0)),
    );
}

export async function removeAttemptsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowStart, moment));
}
