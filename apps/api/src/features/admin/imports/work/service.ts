import { randomUUID } from 'node:crypto';
import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import {
  type ArchivedDraft,
  type ArchivedRecipe,
  type Archives,
  pageOf,
  type RefusedFile,
} from '#features/recipe-exchange/archives/service.ts';
import type { RecipeWriting } from '#features/recipe-writing/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { importQueue } from '../jobs.ts';
import {
  findChosen,
  findEarlier,
  findWaiting,
  type ReadColumns,
  updateRead,
  updateSaved,
} from '../rows/store.ts';
import { bodyOf, doubtsOf, problemOf, titleKeyOf } from '../rules.ts';
import {
  countAttempt,
  findImport,
  type ImportRecord,
  insertRows,
  listUnderWay,
  moveOn,
  type NewRow,
  readArchive,
  touch,
  updateFailed,
} from '../store.ts';

export interface ImportWork {
  /** Half a minute of what there is to do; what is left is queued again. */
  perform(importId: string): Promise<void>;
  queue(importId: string): Promise<void>;
  /** Queues imports whose job was lost with its process. */
  resume(): Promise<void>;
}

interface ImportWorkParts {
  database: Database;
  databaseClock: DatabaseClock;
  jobs: Jobs;
  archives: Pick<Archives, 'unpack' | 'read'>;
  writing: Pick<RecipeWriting, 'createRecipe'>;
  /** Tests take less. */
  sliceMilliseconds?: number;
}

const maxAttempts = 5;
const priority = 1;

export function createImportWork(parts: ImportWorkParts): ImportWork {
  const { database, databaseClock: now, jobs, sliceMilliseconds = 30_000 } = parts;

  const queue = (importId: string) =>
    jobs.add(importQueue, [{ id: randomUUID(), payload: { importId }, priority }]);

  const unpack = async (record: ImportRecord) => {
    const { id, name } = record;
    // Counted before: what ends the process every time must end.
    const attempts = await countAttempt(database, id, now());
    if (attempts > maxAttempts) return updateFailed(database, id, 'not_read', now());
    const bytes = await readArchive(database, record);
    const read = await parts.archives.unpack({ name, bytes });
    if ('failure' in read) return updateFailed(database, id, read.failure, now());
    const rows = read.entries.map((entry, position) => newRow(id, position, entry));
    return insertRows(database, id, rows, now());
  };

  /** Whether there may be more to do. */
  const step = async (record: ImportRecord): Promise<boolean> => {
    if (record.state === 'unpacking') await unpack(record);
    else if (record.state === 'reading') return readNext(parts, record);
    else if (record.state === 'saving') return saveNext(parts, record);
    else return false;
    return true;
  };

  return {
    queue,
    async perform(importId) {
      const end = performance.now() + sliceMilliseconds;
      while (performance.now() < end) {
        const record = await findImport(database, { id: importId });
        if (record === null || !(await step(record))) return;
      }
      await touch(database, importId, now());
      await queue(importId);
    },
    async resume() {
      const underWay = await listUnderWay(database);
      if (underWay.length === 0 || (await jobs.countOpen(importQueue)) > 0) return;
      for (const { id } of underWay) await queue(id);
    },
  };
}

function newRow(importId: string, position: number, entry: ArchivedRecipe | RefusedFile): NewRow {
  const row = { id: randomUUID(), importId, position, path: entry.path };
  return 'problem' in entry
    ? { ...row, state: 'failed', problem: entry.problem }
    : { ...row, state: 'waiting', kind: entry.kind, source: entry.text };
}

async function readNext(parts: ImportWorkParts, record: ImportRecord): Promise<boolean> {
  const { database, databaseClock } = parts;
  const row = await findWaiting(database, record.id);
  if (row === null) {
    await moveOn(database, record.id, { from: 'reading', to: 'read' }, databaseClock());
    return false;
  }
  const { id, importId, position, path, kind, source } = row;
  const recipe = { path, kind: kind ?? 'json', text: source ?? '' };
  const { adminId, language } = record;
  const read = await parts.archives
    .read({ id: adminId }, recipe, language)
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'import_not_read') return error;
      throw error;
    });
  if (read instanceof AppError)
    await updateRead(database, id, { state: 'failed', problem: 'not_read' });
  else if (read === null) await updateRead(database, id, { state: 'failed', problem: 'no_recipe' });
  else await updateRead(database, id, await judged(database, { importId, position }, read));
  return true;
}

async function judged(
  database: Database,
  at: { importId: string; position: number },
  { draft, notes, duplicates, unmatched, labels }: ArchivedDraft,
): Promise<ReadColumns> {
  const { title, source_url: address } = draft;
  const keys = { titleKey: titleKeyOf(title), page: address === null ? null : pageOf(address) };
  const columns = { title, ...keys, draft, unmatched, labels, doubts: doubtsOf(notes, unmatched) };
  const problem = problemOf(draft);
  if (problem !== null) return { ...columns, state: 'failed', problem };
  const [known] = duplicates;
  const duplicateOf =
    known === undefined
      ? await earlierOf(database, at, { draft, ...keys })
      : { id: known.id, title: known.title, because: becauseOf(known.because) };
  if (duplicateOf !== null) return { ...columns, state: 'duplicate', duplicateOf };
  return { ...columns, state: columns.doubts.length > 0 ? 'doubtful' : 'ready' };
}

const becauseOf = (because: string): 'source' | 'title' =>
  because === 'source' ? 'source' : 'title';

async function earlierOf(
  database: Database,
  at: { importId: string; position: number },
  keys: { draft: RecipeDraft; titleKey: string; page: string | null },
) {
  const earlier = await findEarlier(database, at, keys);
  if (earlier === null) return null;
  const isSamePage = keys.page !== null && earlier.page === keys.page;
  return { id: null, title: earlier.title, because: becauseOf(isSamePage ? 'source' : 'title') };
}

/** The id of the row is the key of the recipe: a process that died between the two lines below creates none twice. */
async function saveNext(parts: ImportWorkParts, record: ImportRecord): Promise<boolean> {
  const { database, databaseClock, writing } = parts;
  const { id: importId, adminId, defaults } = record;
  const row = await findChosen(database, importId);
  if (row?.draft == null || defaults === null) {
    await moveOn(database, importId, { from: 'saving', to: 'read' }, databaseClock());
    return false;
  }
  try {
    const recipe = await writing.createRecipe({ id: adminId }, bodyOf(row.draft, defaults), row.id);
    await updateSaved(database, row.id, { recipeId: recipe.id });
  } catch (error) {
    // What is no answer of the service is a fault of the moment: the job is tried again.
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    const isFull = error.code === 'too_many_recipes';
    await updateSaved(database, row.id, { problem: isFull ? 'too_many_recipes' : 'not_saved' });
  }
  return true;
}
