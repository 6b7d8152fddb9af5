import type { RowProblem, RowState } from '@pomona/contract/admin/imports';
import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { importRows } from '#database/tables/recipe-imports.ts';

type StoredRow = typeof importRows.$inferSelect;

const listedColumns = {
  position: importRows.position,
  path: importRows.path,
  state: importRows.state,
  problem: importRows.problem,
  doubts: importRows.doubts,
  title: importRows.title,
  lines: sql<number>`coalesce(jsonb_array_length(${importRows.draft} -> 'ingredients'), 0)`,
  unmatched: importRows.unmatched,
  labels: importRows.labels,
  duplicateOf: importRows.duplicateOf,
  isChosen: importRows.isChosen,
  recipeId: importRows.recipeId,
};

export type ListedRow = Omit<
  StoredRow,
  'id' | 'importId' | 'kind' | 'source' | 'titleKey' | 'page' | 'draft'
> & { lines: number };

export interface RowSelection {
  state: RowState | undefined;
  after: number | undefined;
  limit: number;
}

export function listRows(
  db: Database,
  importId: string,
  { state, after, limit }: RowSelection,
): Promise<ListedRow[]> {
  return db
    .select(listedColumns)
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        state && eq(importRows.state, state),
        after === undefined ? undefined : gt(importRows.position, after),
      ),
    )
    .orderBy(asc(importRows.position))
    .limit(limit);
}

export async function findRow(
  db: Database,
  importId: string,
  position: number,
): Promise<(ListedRow & Pick<StoredRow, 'draft'>) | null> {
  const [row] = await db
    .select({ ...listedColumns, draft: importRows.draft })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.position, position)));
  return row ?? null;
}

export interface RowCounts {
  states: Partial<Record<RowState, number>>;
  chosen: number;
}

export async function countRows(db: Database, importId: string): Promise<RowCounts> {
  const rows = await db
    .select({
      state: importRows.state,
      count: sql<number>`count(*)`.mapWith(Number),
      chosen: sql<number>`count(*) filter (where ${importRows.isChosen})`.mapWith(Number),
    })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.state);
  return {
    states: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    chosen: rows.reduce((total, { chosen }) => total + chosen, 0),
  };
}

export async function findWaiting(db: Database, importId: string): Promise<StoredRow | null> {
  const [row] = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.state, 'waiting')))
    .orderBy(asc(importRows.position))
    .limit(1);
  return row ?? null;
}

/** One that stands before it in the archive, of the same page or name. */
export async function findEarlier(
  db: Database,
  { importId, position }: { importId: string; position: number },
  { titleKey, page }: { titleKey: string; page: string | null },
): Promise<Pick<StoredRow, 'title' | 'page'> | null> {
  const [row] = await db
    .select({ title: importRows.title, page: importRows.page })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        lt(importRows.position, position),
        inArray(importRows.state, ['ready', 'doubtful', 'saved']),
        or(
          eq(importRows.titleKey, titleKey),
          page === null ? undefined : eq(importRows.page, page),
        ),
      ),
    )
    .orderBy(asc(importRows.position))
    .limit(1);
  return row ?? null;
}

export type ReadColumns = Partial<
  Omit<StoredRow, 'id' | 'importId' | 'position' | 'path' | 'isChosen' | 'recipeId'>
>;

/** Unless it was read meanwhile. */
export async function updateRead(db: Database, id: string, read: ReadColumns): Promise<void> {
  await db
    .update(importRows)
    .set({ ...read, source: null })
    .where(and(eq(importRows.id, id), eq(importRows.state, 'waiting')));
}

/** The next one to be saved. */
export async function findChosen(db: Database, importId: string): Promise<StoredRow | null> {
  const [row] = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.isChosen, true)))
    .orderBy(asc(importRows.position))
    .limit(1);
  return row ?? null;
}

export async function updateSaved(
  db: Database,
  id: string,
  outcome: { recipeId: string } | { problem: RowProblem },
): Promise<void> {
  const change =
    'recipeId' in outcome
      ? { state: 'saved' as const, recipeId: outcome.recipeId }
      : { state: 'failed' as const, problem: outcome.problem };
  await db
    .update(importRows)
    .set({ ...change, isChosen: false })
    .where(eq(importRows.id, id));
}
