import { consentVersion } from '@pomona/contract/wellness/meals';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  cycleStarts,
  glucoseImports,
  glucoseReadings,
  trackingSettings,
} from '#database/tables/glucose.ts';
import {
  activities,
  meals,
  symptoms,
  wellnessConsents,
  wellnessRanges,
} from '#database/tables/wellness.ts';

export type ConsentRow = typeof wellnessConsents.$inferSelect;

export async function findConsent(db: Database, userId: string): Promise<ConsentRow | null> {
  const [row] = await db.select().from(wellnessConsents).where(eq(wellnessConsents.userId, userId));
  return row ?? null;
}

/** Locks the consent, so that nothing is stored after its withdrawal. */
export async function lockConsent(transaction: Database, userId: string): Promise<boolean> {
  const [row] = await transaction
    .select({ version: wellnessConsents.version })
    .from(wellnessConsents)
    .where(
      and(
        eq(wellnessConsents.userId, userId),
        eq(wellnessConsents.version, consentVersion),
        isNull(wellnessConsents.withdrawnAt),
      ),
    )
    .for('share');
  return row !== undefined;
}

/** A repeated consent to this version keeps its date. */
export async function upsertConsent(db: Database, userId: string, givenAt: Date): Promise<void> {
  const given = { version: consentVersion, givenAt, withdrawnAt: null };
  await db
    .insert(wellnessConsents)
    .values({ userId, ...given })
    .onConflictDoUpdate({
      target: wellnessConsents.userId,
      set: given,
      // To another text, or given again.
      setWhere: sql`${wellnessConsents.version} <> ${consentVersion} or ${wellnessConsents.withdrawnAt} is not null`,
    });
}

export async function updateWithdrawn(db: Database, userId: string, at: Date): Promise<void> {
  await db
    .update(wellnessConsents)
    .set({ withdrawnAt: at })
    .where(and(eq(wellnessConsents.userId, userId), isNull(wellnessConsents.withdrawnAt)));
}

export async function removeEntries(db: Database, userId: string): Promise<void> {
  const measured = [glucoseReadings, glucoseImports, cycleStarts, trackingSettings];
  for (const table of [meals, symptoms, activities, wellnessRanges, ...measured])
    await db.delete(table).where(eq(table.userId, userId));
}
