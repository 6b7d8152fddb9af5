import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { trackingSettings } from '#database/tables/glucose.ts';

export type TrackingRow = typeof trackingSettings.$inferSelect;

export async function findTracking(db: Database, userId: string): Promise<TrackingRow | null> {
  const [row] = await db.select().from(trackingSettings).where(eq(trackingSettings.userId, userId));
  return row ?? null;
}

export async function upsertTracking(
  db: Database,
  userId: string,
  change: Partial<Omit<TrackingRow, 'userId'>> & { updatedAt: Date },
): Promise<void> {
  await db
    .insert(trackingSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: trackingSettings.userId, set: change });
}
