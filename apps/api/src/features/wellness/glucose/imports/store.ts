import type { GlucoseUnit } from '@pomona/contract/wellness/glucose';
import { and, count, desc, eq, getTableColumns, max, min, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { glucoseImports, glucoseReadings } from '#database/tables/glucose.ts';
import type { FileReadings } from '../files/readings.ts';

export type ImportRow = typeof glucoseImports.$inferSelect;
export interface CountedImport extends ImportRow {
  readings: number;
  firstAt: Date | null;
  lastAt: Date | null;
}

/** Newest first, or the one. */
export function listImports(db: Database, userId: string, id?: string): Promise<CountedImport[]> {
  return db
    .select({
      ...getTableColumns(glucoseImports),
      readings: count(glucoseReadings.id),
      firstAt: min(glucoseReadings.measuredAt),
      lastAt: max(glucoseReadings.measuredAt),
    })
    .from(glucoseImports)
    .leftJoin(glucoseReadings, eq(glucoseReadings.importId, glucoseImports.id))
    .where(
      and(
        eq(glucoseImports.userId, userId),
        id === undefined ? undefined : eq(glucoseImports.id, id),
      ),
    )
    .groupBy(glucoseImports.id)
    .orderBy(desc(glucoseImports.importedAt), desc(glucoseImports.id));
}

export async function findImportOf(
  db: Database,
  userId: string,
  fileHash: Buffer,
): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(glucoseImports)
    .where(and(eq(glucoseImports.userId, userId), eq(glucoseImports.fileHash, fileHash)));
  return row ?? null;
}

/** `null` where the file or the id is there. */
export async function insertImport(db: Database, row: ImportRow): Promise<ImportRow | null> {
  const [made] = await db.insert(glucoseImports).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** With its readings. */
export async function removeImport(db: Database, userId: string, id: string): Promise<void> {
  await db
    .delete(glucoseImports)
    .where(and(eq(glucoseImports.userId, userId), eq(glucoseImports.id, id)));
}

/** Rows of one statement. */
const batchSize = 5000;

function* batchesOf(readings: FileReadings) {
  for (let from = 0; from < readings.instants.length; from += batchSize) {
    const part = <Column extends { slice(from: number, to: number): ArrayLike<number> }>(
      column: Column,
    ) => `{${Array.from(column.slice(from, from + batchSize)).join(',')}}`;
    yield {
      instants: sql`${part(readings.instants)}::float8[]`,
      days: sql`${part(readings.days)}::int[]`,
      mgDl: sql`${part(readings.mgDl)}::numeric[]`,
      isSensor: sql`${part(readings.isSensor)}::int[]`,
      beyond: sql`${part(readings.beyond)}::int[]`,
    };
  }
}

/** How many of them are stored. */
export async function countKnown(db: Database, userId: string, readings: FileReadings) {
  let known = 0;
  for (const { instants, mgDl } of batchesOf(readings)) {
    const { rows } = await db.execute<{ known: string }>(sql`
      select count(*) as known from unnest(${instants}, ${mgDl}) as given (at, mg_dl)
      join ${glucoseReadings} on ${glucoseReadings.userId} = ${userId}
        and ${glucoseReadings.measuredAt} = to_timestamp(given.at / 1000)
        and ${glucoseReadings.mgDl} = given.mg_dl`);
    known += Number(rows[0]?.known ?? 0);
  }
  return known;
}

/** What is stored stays as it is. */
export async function insertReadings(
  db: Database,
  { id, userId, unit }: { id: string; userId: string; unit: GlucoseUnit },
  readings: FileReadings,
): Promise<void> {
  for (const { instants, days, mgDl, isSensor, beyond } of batchesOf(readings))
    await db.execute(sql`
      insert into ${glucoseReadings} (user_id, import_id, unit, measured_at, day, mg_dl, source, beyond)
      select ${userId}::uuid, ${id}::uuid, ${unit}::text, to_timestamp(at / 1000), date '1970-01-01' + day, mg_dl,
        case when sensor = 1 then 'sensor' else 'meter' end,
        case beyond when -1 then 'below' when 1 then 'above' end
      from unnest(${instants}, ${days}, ${mgDl}, ${isSensor}, ${beyond}) as given (at, day, mg_dl, sensor, beyond)
      on conflict do nothing`);
}
