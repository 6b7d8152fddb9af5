import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { wellnessCalls } from '#database/tables/wellness.ts';

interface Call {
  userId: string;
  id: string;
  createdAt: Date;
}

/** `false` where it is known. Waits for a transaction that inserts the same one. */
export async function insertCall(transaction: Database, call: Call): Promise<boolean> {
  const made = await transaction
    .insert(wellnessCalls)
    .values(call)
    .onConflictDoNothing()
    .returning({ id: wellnessCalls.id });
  return made.length > 0;
}

export async function removeCallsBefore(
  transaction: Database,
  userId: string,
  instant: Date,
): Promise<void> {
  await transaction
    .delete(wellnessCalls)
    .where(and(eq(wellnessCalls.userId, userId), lt(wellnessCalls.createdAt, instant)));
}
