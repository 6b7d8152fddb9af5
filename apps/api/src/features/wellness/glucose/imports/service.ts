import { createHash } from 'node:crypto';
import {
  type GlucoseFilePreview,
  type GlucoseImport,
  maxGlucoseReadings,
} from '@pomona/contract/wellness/glucose-files';
import type { Database } from '#database/connect.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import { isUuid } from '#platform/http/input/uuid.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { TrackingParts } from '../../tracking/service.ts';
import type { GlucoseFile } from '../files/read-file.ts';
import type { GlucoseFileReader } from '../files/reader.ts';
import { countReadings } from '../readings/store.ts';
import { presentImport, presentPreview } from './presenter.ts';
import {
  countKnown,
  findImportOf,
  type ImportRow,
  insertImport,
  insertReadings,
  listImports,
  removeImport,
} from './store.ts';

export interface FileOptions {
  text: string;
  time_zone: string;
  date_order?: 'dmy' | 'mdy' | undefined;
}

/** Files of meters and sensors (WELL-14). Only the owner reads them (ROLE-04). */
export interface GlucoseImports {
  /** Stores nothing. Throws what the reader throws, `consent_needed`, and `import_in_progress` while another one is read. */
  preview(viewer: Member, file: FileOptions, signal: AbortSignal): Promise<GlucoseFilePreview>;
  /** Throws like `preview`, `glucose_file_known`, and `validation_failed` where the order of dates must be chosen first. */
  importFile(
    viewer: Member,
    file: FileOptions & { id: string },
    signal: AbortSignal,
  ): Promise<GlucoseImport>;
  list(viewer: Member): Promise<GlucoseImport[]>;
  /** Deletes its readings; the answer is what it was. Throws `wellness_entry_not_found`. */
  undo(viewer: Member, id: string): Promise<GlucoseImport>;
  close(): Promise<void>;
}

const retryAfterSeconds = 5;

export function createGlucoseImports({
  database,
  consent,
  clock,
  reader,
}: TrackingParts & { reader: GlucoseFileReader }): GlucoseImports {
  const busy = new Set<string>();

  async function withFile<Result>(
    viewer: Member,
    { text, time_zone: timeZone, date_order: order }: FileOptions,
    signal: AbortSignal,
    use: (file: GlucoseFile, fileHash: Buffer) => Promise<Result>,
  ): Promise<Result> {
    if (busy.has(viewer.id)) throw new AppError('import_in_progress', { retryAfterSeconds });
    busy.add(viewer.id);
    try {
      await database.transaction((transaction) => consent.requireConsent(transaction, viewer));
      const request = { text, timeZone, dateOrder: order ?? null, now: clock() };
      const file = await reader.read(request, signal);
      return await use(file, createHash('sha256').update(text).digest());
    } finally {
      busy.delete(viewer.id);
    }
  }

  async function readOne(viewer: Member, id: string): Promise<GlucoseImport> {
    const [row] = isUuid(id) ? await listImports(database, viewer.id, id) : [];
    if (row === undefined) throw new AppError('wellness_entry_not_found');
    return presentImport(row);
  }

  return {
    preview: (viewer, options, signal) =>
      withFile(viewer, options, signal, async (file, fileHash) => {
        const [duplicates, before] = await Promise.all([
          countKnown(database, viewer.id, file.readings),
          findImportOf(database, viewer.id, fileHash),
        ]);
        const importedAt = before?.importedAt ?? null;
        return presentPreview(file, { timeZone: options.time_zone, duplicates, importedAt });
      }),

    importFile: (viewer, options, signal) =>
      withFile(viewer, options, signal, async (file, fileHash) => {
        if (file.dateOrder === null)
          throw invalidField('body.date_order', 'The file fits both orders of day and month');
        const { id, time_zone: timeZone } = options;
        const { format, unit } = file;
        const importedAt = new Date(clock());
        const row = { id, userId: viewer.id, format, fileHash, unit, timeZone, importedAt };
        await database.transaction(async (transaction) => {
          await consent.requireConsent(transaction, viewer);
          await store(transaction, row, file);
        });
        return readOne(viewer, id);
      }),

    list: async (viewer) => (await listImports(database, viewer.id)).map(presentImport),

    async undo(viewer, id) {
      const undone = await readOne(viewer, id);
      await removeImport(database, viewer.id, id);
      return undone;
    },

    close: () => reader.close(),
  };
}

async function store(transaction: Database, row: ImportRow, { readings }: GlucoseFile) {
  const { userId, fileHash } = row;
  const stored = await countReadings(transaction, { userId });
  if (stored + readings.instants.length > maxGlucoseReadings)
    throw new AppError('too_many_glucose_readings');
  if ((await insertImport(transaction, row)) !== null)
    return insertReadings(transaction, row, readings);
  const known = await findImportOf(transaction, userId, fileHash);
  if (known === null) throw new AppError('conflict');
  // Else sent again by a device that saw no answer.
  if (known.id !== row.id) throw new AppError('glucose_file_known');
}
