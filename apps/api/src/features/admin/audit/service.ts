import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type {
  AdminAction,
  AuditDetails,
  AuditEntry,
  AuditSelection,
} from '@pomona/contract/admin/audit';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import type { Recorder } from '#features/recipe-writing/service.ts';
import { type PageQuery, readPage } from '#platform/cursor-page.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { auditCsv } from './audit-csv.ts';
import { presentEntry } from './presenter.ts';
import { eachEntry, insertEntry, listEntries } from './store.ts';

export interface Audit {
  /** `null`: a visitor, an account that does not exist, or somebody on the server's command line. */
  record(
    transaction: Database,
    entry: { adminId: string | null; action: AdminAction; memberId: string | null },
  ): Promise<void>;
  /** Writes down what an administrator does with an account, in the transaction that does it. */
  recorderOf(
    admin: Member,
    memberId: string,
  ): (transaction: Database, action: AdminAction) => Promise<void>;
  /** The same for a recipe. */
  recipeRecorderOf(admin: Member): Recorder;
  /** The same for what is done with all recipes. */
  batchRecorderOf(admin: Member): (transaction: Database, action: AdminAction) => Promise<void>;
  /** Writes down a change of a setting, in the transaction that makes it. */
  recordSetting(transaction: Database, admin: Member, details: AuditDetails): Promise<void>;
  readEntries(
    query: PageQuery & AuditSelection,
  ): Promise<{ entries: AuditEntry[]; next_cursor: string | null }>;
  exportCsv(selection: AuditSelection): Readable;
}

interface AuditParts {
  database: Database;
  databaseClock: DatabaseClock;
}

export function createAudit({ database, databaseClock }: AuditParts): Audit {
  const record: Audit['record'] = (transaction, entry) =>
    insertEntry(transaction, { ...entry, id: randomUUID(), at: databaseClock() });
  return {
    record,
    recorderOf: (admin, memberId) => (transaction, action) =>
      record(transaction, { adminId: admin.id, action, memberId }),
    recipeRecorderOf:
      (admin) =>
      (transaction, action, { id, title, ownerId }) =>
        insertEntry(transaction, {
          ...{ id: randomUUID(), at: databaseClock() },
          ...{ adminId: admin.id, action },
          ...{ recipeId: id, recipeTitle: ownerId === null ? title : null },
        }),
    batchRecorderOf: (admin) => (transaction, action) =>
      insertEntry(transaction, {
        ...{ id: randomUUID(), at: databaseClock(), adminId: admin.id, action },
      }),
    recordSetting: (transaction, admin, details) =>
      insertEntry(transaction, {
        ...{ id: randomUUID(), at: databaseClock() },
        ...{ adminId: admin.id, action: 'setting_changed', details },
      }),
    async readEntries({ limit, after, ...selection }) {
      const { rows, nextCursor } = await readPage(
        { limit, after },
        {
          list: (page) => listEntries(database, { ...page, ...selection }),
          instantOf: ({ at }) => at,
        },
      );
      return { entries: rows.map(presentEntry), next_cursor: nextCursor };
    },
    exportCsv: (selection) => auditCsv(eachEntry(database, selection)),
  };
}
