import { randomUUID } from 'node:crypto';
import type { AdminAction, AuditEntry } from '@pomona/contract/admin/audit';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import type { Recorder } from '#features/recipe-writing/service.ts';
import { type PageQuery, readPage } from '#platform/cursor-page.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { presentEntry } from './presenter.ts';
import { insertEntry, listEntries } from './store.ts';

export interface Audit {
  /** Writes down what an administrator does with an account, in the transaction that does it. */
  recorderOf(
    admin: Member,
    memberId: string,
  ): (transaction: Database, action: AdminAction) => Promise<void>;
  /** The same for a recipe. */
  recipeRecorderOf(admin: Member): Recorder;
  /** The same for what is done with all recipes. */
  batchRecorderOf(admin: Member): (transaction: Database, action: AdminAction) => Promise<void>;
  readEntries(
    query: PageQuery & { action?: AdminAction | undefined },
  ): Promise<{ entries: AuditEntry[]; next_cursor: string | null }>;
}

interface AuditParts {
  database: Database;
  databaseClock: DatabaseClock;
}

export function createAudit({ database, databaseClock }: AuditParts): Audit {
  return {
    recorderOf: (admin, memberId) => (transaction, action) =>
      insertEntry(transaction, {
        ...{ id: randomUUID(), at: databaseClock() },
        ...{ adminId: admin.id, action, memberId },
      }),
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
    async readEntries({ action, ...query }) {
      const { rows, nextCursor } = await readPage(query, {
        list: (page) => listEntries(database, { ...page, action }),
        instantOf: ({ at }) => at,
      });
      return { entries: rows.map(presentEntry), next_cursor: nextCursor };
    },
  };
}
