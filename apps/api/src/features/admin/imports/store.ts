import {
  type ArchiveFailure,
  type ImportDefaults,
  type ImportState,
  type SavableState,
  savableStates,
} from '@pomona/contract/admin/imports';
import { and, asc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { importParts, importRows, recipeImports } from '#database/tables/recipe-imports.ts';

export type ImportRecord = typeof recipeImports.$inferSelect;
export type NewImport = Omit<typeof recipeImports.$inferInsert, 'createdAt' | 'touchedAt'>;

/** `null` where the administrator has one already; one that failed gives way. */
export function insertImport(
  db: Database,
  record: NewImport,
  now: SQL,
): Promise<ImportRecord | null> {
  return db.transaction(async (transaction) => {
    await transaction
      .delete(recipeImports)
      .where(and(eq(recipeImports.adminId, record.adminId), eq(recipeImports.state, 'failed')));
    const [row] = await transaction
      .insert(recipeImports)
      .values({ ...record, createdAt: now, touchedAt: now })
      .onConflictDoNothing({ target: recipeImports.adminId })
      .returning();
    return row ?? null;
  });
}

export async function findImport(
  db: Database,
  which: { id: string } | { adminId: string },
): Promise<ImportRecord | null> {
  const [row] = await db
    .select()
    .from(recipeImports)
    .where(
      'id' in which ? eq(recipeImports.id, which.id) : eq(recipeImports.adminId, which.adminId),
    );
  return row ?? null;
}

/** `null` where another part is next. The one after the last part is unpacked. */
export function insertPart(
  db: Database,
  { id, number }: { id: string; number: number },
  bytes: Buffer,
  now: SQL,
): Promise<ImportRecord | null> {
  return db.transaction(async (transaction) => {
    const isNext = and(
      eq(recipeImports.id, id),
      eq(recipeImports.state, 'uploading'),
      eq(recipeImports.nextPart, number),
    );
    const [row] = await transaction
      .update(recipeImports)
      .set({
        nextPart: number + 1,
        receivedBytes: sql`${recipeImports.receivedBytes} + ${bytes.length}`,
        state: sql`case when ${recipeImports.receivedBytes} + ${bytes.length} >= ${recipeImports.bytes} then 'unpacking' else 'uploading' end`,
        touchedAt: now,
      })
      .where(isNext)
      .returning();
    if (row === undefined) return null;
    await transaction.insert(importParts).values({ importId: id, number, bytes });
    return row;
  });
}

/** The whole archive; in memory once. */
export async function readArchive(
  db: Database,
  { id, bytes }: Pick<ImportRecord, 'id' | 'bytes'>,
): Promise<Uint8Array> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (let number = 0; at < bytes; number += 1) {
    const [part] = await db
      .select({ bytes: importParts.bytes })
      .from(importParts)
      .where(and(eq(importParts.importId, id), eq(importParts.number, number)));
    if (part === undefined) break;
    whole.set(part.bytes, at);
    at += part.bytes.length;
  }
  return whole;
}

export async function countAttempt(db: Database, id: string, now: SQL): Promise<number> {
  const [row] = await db
    .update(recipeImports)
    .set({ attempts: sql`${recipeImports.attempts} + 1`, touchedAt: now })
    .where(and(eq(recipeImports.id, id), eq(recipeImports.state, 'unpacking')))
    .returning({ attempts: recipeImports.attempts });
  return row?.attempts ?? 0;
}

export type NewRow = typeof importRows.$inferInsert;

const rowsAtOnce = 100;

/** Once: a second process that unpacked it too changes nothing. */
export function insertRows(
  db: Database,
  id: string,
  rows: readonly NewRow[],
  now: SQL,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const isFirst = await moveOn(transaction, id, { from: 'unpacking', to: 'reading' }, now);
    if (!isFirst) return;
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await transaction.insert(importRows).values(rows.slice(at, at + rowsAtOnce));
    await transaction.delete(importParts).where(eq(importParts.importId, id));
  });
}

/** Whether it was in that state. */
export async function moveOn(
  db: Database,
  id: string,
  { from, to }: { from: ImportState; to: ImportState },
  now: SQL,
): Promise<boolean> {
  const moved = await db
    .update(recipeImports)
    .set({ state: to, touchedAt: now })
    .where(and(eq(recipeImports.id, id), eq(recipeImports.state, from)))
    .returning({ id: recipeImports.id });
  return moved.length > 0;
}

export function updateFailed(
  db: Database,
  id: string,
  failure: ArchiveFailure,
  now: SQL,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await transaction
      .update(recipeImports)
      .set({ state: 'failed', failure, touchedAt: now })
      .where(and(eq(recipeImports.id, id), eq(recipeImports.state, 'unpacking')));
    await transaction.delete(importParts).where(eq(importParts.importId, id));
  });
}

export interface Saving {
  defaults: ImportDefaults;
  states: readonly SavableState[];
  /** Positions. */
  exceptions: readonly number[];
  record: (transaction: Database) => Promise<void>;
}

/** `null` where it is not read yet; `record` runs where there is something to save. */
export function updateSaving(
  db: Database,
  id: string,
  { defaults, states, exceptions, record }: Saving,
  now: SQL,
): Promise<ImportRecord | null> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(recipeImports)
      .set({ state: 'saving', defaults, touchedAt: now })
      .where(and(eq(recipeImports.id, id), eq(recipeImports.state, 'read')))
      .returning();
    if (row === undefined) return null;
    const isOfState = inArray(importRows.state, [...states]);
    const isException = inArray(importRows.position, [...exceptions]);
    const isSelected = and(
      inArray(importRows.state, [...savableStates]),
      sql`(${isOfState}) <> (${isException})`,
    );
    const chosen = await transaction
      .update(importRows)
      .set({ isChosen: true })
      .where(and(eq(importRows.importId, id), isSelected))
      .returning({ id: importRows.id });
    if (chosen.length > 0) {
      await record(transaction);
      return row;
    }
    await moveOn(transaction, id, { from: 'saving', to: 'read' }, now);
    return { ...row, state: 'read' };
  });
}

/** Reading and saving end where they are. */
export function updateStopped(db: Database, id: string, now: SQL): Promise<void> {
  return db.transaction(async (transaction) => {
    const wasReading = await moveOn(transaction, id, { from: 'reading', to: 'read' }, now);
    const wasSaving = await moveOn(transaction, id, { from: 'saving', to: 'read' }, now);
    const ofImport = eq(importRows.importId, id);
    if (wasReading)
      await transaction
        .update(importRows)
        .set({ state: 'failed', problem: 'stopped', source: null })
        .where(and(ofImport, eq(importRows.state, 'waiting')));
    if (wasSaving) await transaction.update(importRows).set({ isChosen: false }).where(ofImport);
  });
}

/** Whether there was one. */
export async function removeImport(db: Database, id: string): Promise<boolean> {
  const removed = await db
    .delete(recipeImports)
    .where(eq(recipeImports.id, id))
    .returning({ id: recipeImports.id });
  return removed.length > 0;
}

/** Those that nobody goes on with, and uploads that broke off. */
export async function removeAbandoned(
  db: Database,
  { untouched, unfinished }: { untouched: SQL; unfinished: SQL },
): Promise<void> {
  await db
    .delete(recipeImports)
    .where(
      or(
        lt(recipeImports.touchedAt, untouched),
        and(eq(recipeImports.state, 'uploading'), lt(recipeImports.touchedAt, unfinished)),
      ),
    );
}

/** There is something to do in the background. */
export function listUnderWay(db: Database): Promise<{ id: string }[]> {
  return db
    .select({ id: recipeImports.id })
    .from(recipeImports)
    .where(inArray(recipeImports.state, ['unpacking', 'reading', 'saving']))
    .orderBy(asc(recipeImports.touchedAt));
}

export async function touch(db: Database, id: string, now: SQL): Promise<void> {
  await db
    .update(recipeImports)
    .set({ touchedAt: now })
    .where(and(eq(recipeImports.id, id), ne(recipeImports.state, 'failed')));
}
