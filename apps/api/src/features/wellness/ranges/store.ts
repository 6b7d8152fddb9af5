import type { MealRanges } from '@pomona/contract/wellness/ranges';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { wellnessRanges } from '#database/tables/wellness.ts';

export async function findRanges(db: Database, userId: string): Promise<MealRanges> {
  const [row] = await db.select().from(wellnessRanges).where(eq(wellnessRanges.userId, userId));
  return row?.ranges ?? {};
}

export async function upsertRanges(
  db: Database,
  row: { userId: string; ranges: MealRanges; updatedAt: Date },
): Promise<void> {
  const { ranges, updatedAt } = row;
  await db
    .insert(wellnessRanges)
    .values(row)
    .onConflictDoUpdate({ target: wellnessRanges.userId, set: { ranges, updatedAt } });
}
