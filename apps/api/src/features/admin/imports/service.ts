import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  archivePartBytes,
  type ImportRow,
  importKeptDays,
  maxArchiveBytes,
  type RecipeImport,
  type RowState,
  type saveRecipeImport,
} from '@pomona/contract/admin/imports';
import type { BodyOf } from '@pomona/contract/endpoint';
import type { Language } from '@pomona/contract/languages';
import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import { before, type DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Audit } from '../audit/service.ts';
import { presentImport, presentRow } from './presenter.ts';
import { reportCsv, reportJson } from './report.ts';
import { countRows, findRow, listRows } from './rows/store.ts';
import {
  findImport,
  type ImportRecord,
  insertImport,
  insertPart,
  removeAbandoned,
  removeImport,
  updateSaving,
  updateStopped,
} from './store.ts';
import type { ImportWork } from './work/service.ts';

type ImportChoice = BodyOf<typeof saveRecipeImport>;

interface RowQuery {
  state?: RowState | undefined;
  after?: number | undefined;
  limit?: number | undefined;
}

/** Archives of recipes, one of each administrator (ADMIN-12). Each throws `import_not_found` for those of others. */
export interface Imports {
  readImport(admin: Member): Promise<RecipeImport | null>;
  /** Throws `import_open` and `archive_too_large`. */
  startImport(
    admin: Member,
    file: { name: string; bytes: number },
    language: Language,
  ): Promise<RecipeImport>;
  /** Throws `archive_part_unexpected` for one of another size, or out of order. */
  acceptPart(
    admin: Member,
    part: { id: string; number: number },
    data: string,
  ): Promise<RecipeImport>;
  readRows(
    admin: Member,
    id: string,
    query: RowQuery,
  ): Promise<{ rows: ImportRow[]; next_after: number | null }>;
  readRow(
    admin: Member,
    id: string,
    position: number,
  ): Promise<{ row: ImportRow; draft: RecipeDraft | null; unmatched: string[] }>;
  /** In the background, as private recipes; throws `import_not_read_yet`. */
  saveRecipes(admin: Member, id: string, choice: ImportChoice): Promise<RecipeImport>;
  stopImport(admin: Member, id: string): Promise<RecipeImport>;
  writeReport(admin: Member, id: string, format: 'csv' | 'json'): Promise<Readable>;
  discardImport(admin: Member, id: string): Promise<void>;
  removeAbandoned(): Promise<void>;
}

interface ImportsParts {
  database: Database;
  databaseClock: DatabaseClock;
  audit: Pick<Audit, 'batchRecorderOf'>;
  work: Pick<ImportWork, 'queue' | 'resume'>;
}

const defaultLimit = 50;
const reportRowsAtOnce = 500;
const keptMilliseconds = importKeptDays * 86_400_000;
/** An upload that is going on sends a part every few seconds. */
const uploadKeptMilliseconds = 3_600_000;

export function createImports({ database, databaseClock, audit, work }: ImportsParts): Imports {
  const present = async (record: ImportRecord) =>
    presentImport(record, await countRows(database, record.id));

  async function findOwn(admin: Member, id: string): Promise<ImportRecord> {
    const record = await findImport(database, { id });
    if (record?.adminId !== admin.id) throw new AppError('import_not_found');
    return record;
  }

  return {
    async readImport(admin) {
      const record = await findImport(database, { adminId: admin.id });
      if (record === null) return null;
      if (record.state !== 'uploading' && record.state !== 'read') await work.resume();
      return present(record);
    },

    ...createUploads({ database, databaseClock, work }, { present, findOwn }),

    async readRows(admin, id, { state, after, limit = defaultLimit }) {
      await findOwn(admin, id);
      const found = await listRows(database, id, { state, after, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      return { rows: shown.map(presentRow), next_after: last?.position ?? null };
    },

    async readRow(admin, id, position) {
      await findOwn(admin, id);
      const row = await findRow(database, id, position);
      if (row === null) throw new AppError('import_not_found');
      return { row: presentRow(row), draft: row.draft, unmatched: row.unmatched };
    },

    async saveRecipes(admin, id, choice) {
      await findOwn(admin, id);
      const record = (transaction: Database) =>
        audit.batchRecorderOf(admin)(transaction, 'recipes_imported');
      const saving = { ...choice, record };
      const updated = await updateSaving(database, id, saving, databaseClock());
      if (updated === null) throw new AppError('import_not_read_yet');
      if (updated.state === 'saving') await work.queue(id);
      return present(updated);
    },

    async stopImport(admin, id) {
      await findOwn(admin, id);
      await updateStopped(database, id, databaseClock());
      return present(await findOwn(admin, id));
    },

    async writeReport(admin, id, format) {
      await findOwn(admin, id);
      return format === 'csv'
        ? reportCsv(eachRow(database, id))
        : reportJson(eachRow(database, id));
    },

    async discardImport(admin, id) {
      await findOwn(admin, id);
      await removeImport(database, id);
    },

    removeAbandoned: () =>
      removeAbandoned(database, {
        untouched: before(databaseClock(), keptMilliseconds),
        unfinished: before(databaseClock(), uploadKeptMilliseconds),
      }),
  };
}

const partLength = ({ bytes }: ImportRecord, number: number): number =>
  Math.min(archivePartBytes, bytes - number * archivePartBytes);

interface Own {
  present(record: ImportRecord): Promise<RecipeImport>;
  findOwn(admin: Member, id: string): Promise<ImportRecord>;
}

function createUploads(
  { database, databaseClock, work }: Omit<ImportsParts, 'audit'>,
  { present, findOwn }: Own,
): Pick<Imports, 'startImport' | 'acceptPart'> {
  return {
    async startImport(admin, { name, bytes }, language) {
      if (bytes > maxArchiveBytes) throw new AppError('archive_too_large');
      const record = { id: randomUUID(), adminId: admin.id, name, language, bytes };
      const inserted = await insertImport(database, record, databaseClock());
      if (inserted === null) throw new AppError('import_open');
      return present(inserted);
    },

    async acceptPart(admin, { id, number }, data) {
      const record = await findOwn(admin, id);
      // Sent again, because its answer was lost.
      if (number < record.nextPart) return present(record);
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length !== partLength(record, number))
        throw new AppError('archive_part_unexpected');
      const updated = await insertPart(database, { id, number }, bytes, databaseClock());
      if (updated === null) throw new AppError('archive_part_unexpected');
      if (updated.state === 'unpacking') await work.queue(id);
      return present(updated);
    },
  };
}

async function* eachRow(database: Database, id: string): AsyncGenerator<ImportRow> {
  for (let after: number | undefined; ; ) {
    const page = { state: undefined, after, limit: reportRowsAtOnce };
    const rows = await listRows(database, id, page);
    yield* rows.map(presentRow);
    after = rows.at(-1)?.position;
    if (after === undefined) return;
  }
}
