import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { glucoseReadings } from '#database/tables/glucose.ts';
import type { Day } from '#platform/days.ts';

export type GlucoseRow = typeof glucoseReadings.$inferSelect;

/** By both, so that nobody reaches the reading of another member. */
export interface Named {
  id: string;
  userId: string;
}

export interface Selection {
  userId: string;
  from?: Day | undefined;
  to?: Day | undefined;
}

export interface Position {
  measuredAt: Date;
  id: string;
}

const isNamed = ({ id, userId }: Named) =>
  and(eq(glucoseReadings.id, id), eq(glucoseReadings.userId, userId));

const isSelected = ({ userId, from, to }: Selection) =>
  and(
    eq(glucoseReadings.userId, userId),
    from === undefined ? undefined : gte(glucoseReadings.day, from),
    to === undefined ? undefined : lte(glucoseReadings.day, to),
  );

/** Newest first. */
export function listReadings(
  db: Database,
  selection: Selection,
  { limit, after }: { limit: number; after: Position | null },
): Promise<GlucoseRow[]> {
  const isAfter =
    after === null
      ? undefined
      : sql`(${glucoseReadings.measuredAt}, ${glucoseReadings.id}) < (${after.measuredAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(glucoseReadings)
    .where(and(isSelected(selection), isAfter))
    .orderBy(desc(glucoseReadings.measuredAt), desc(glucoseReadings.id))
    .limit(limit);
}

/** Oldest first. */
export function listReadingsOfDay(db: Database, userId: string, day: Day): Promise<GlucoseRow[]> {
  return db
    .select()
    .from(glucoseReadings)
    .where(isSelected({ userId, from: day, to: day }))
    .orderBy(asc(glucoseReadings.measuredAt), asc(glucoseReadings.mgDl));
}

export async function countReadings(db: Database, selection: Selection): Promise<number> {
  const [row] = await db
    .select({ readings: count() })
    .from(glucoseReadings)
    .where(isSelected(selection));
  return row?.readings ?? 0;
}

/** `null` where the id, or the same value at the same moment, is there. */
export async function insertReading(db: Database, row: GlucoseRow): Promise<GlucoseRow | null> {
  const [made] = await db.insert(glucoseReadings).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** Locks it until the transaction ends. */
export async function lockReading(transaction: Database, named: Named): Promise<GlucoseRow | null> {
  const [row] = await transaction
    .select()
    .from(glucoseReadings)
    .where(isNamed(named))
    .for('update');
  return row ?? null;
}

export async function findSame(
  db: Database,
  { userId, measuredAt, mgDl }: GlucoseRow,
): Promise<GlucoseRow | null> {
  const [row] = await db
    .select()
    .from(glucoseReadings)
    .where(
      and(
        eq(glucoseReadings.userId, userId),
        eq(glucoseReadings.measuredAt, measuredAt),
        eq(glucoseReadings.mgDl, mgDl),
      ),
    );
  return row ?? null;
}

export async function updateReading(
  db: Database,
  named: Named,
  change: Partial<GlucoseRow>,
): Promise<GlucoseRow | null> {
  const [row] = await db.update(glucoseReadings).set(change).where(isNamed(named)).returning();
  return row ?? null;
}

export async function removeReading(db: Database, named: Named): Promise<GlucoseRow | null> {
  const [row] = await db.delete(glucoseReadings).where(isNamed(named)).returning();
  return row ?? null;
}

const exportBatch = 2000;

/** All of a member, oldest first, some in memory at once. */
export async function* eachReading(db: Database, userId: string): AsyncGenerator<GlucoseRow> {
  let last: GlucoseRow | undefined;
  for (;;) {
    const rows: GlucoseRow[] = await db
      .select()
      .from(glucoseReadings)
      .where(and(eq(glucoseReadings.userId, userId), last && isLater(last)))
      .orderBy(asc(glucoseReadings.measuredAt), asc(glucoseReadings.id))
      .limit(exportBatch);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < exportBatch) return;
  }
}

const isLater = ({ measuredAt, id }: Position) =>
  sql`(${glucoseReadings.measuredAt}, ${glucoseReadings.id}) > (${measuredAt.toISOString()}::timestamptz, ${id}::uuid)`;
