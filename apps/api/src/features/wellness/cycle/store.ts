import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { cycleStarts } from '#database/tables/glucose.ts';
import type { Day } from '#platform/days.ts';

/** Newest first. */
export async function listStartDays(db: Database, userId: string): Promise<Day[]> {
  const rows = await db
    .select({ day: cycleStarts.day })
    .from(cycleStarts)
    .where(eq(cycleStarts.userId, userId))
    .orderBy(desc(cycleStarts.day));
  return rows.map(({ day }) => day);
}

export async function insertStart(
  db: Database,
  start: { userId: string; day: Day; createdAt: Date },
) {
  await db.insert(cycleStarts).values(start).onConflictDoNothing();
}

export async function removeStart(db: Database, userId: string, day: Day): Promise<boolean> {
  const removed = await db
    .delete(cycleStarts)
    .where(and(eq(cycleStarts.userId, userId), eq(cycleStarts.day, day)))
    .returning();
  return removed.length > 0;
}
