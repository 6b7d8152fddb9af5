import { Readable } from 'node:stream';
import type { MemberExport } from '@pomona/contract/accounts/member-export';
import type { Language } from '@pomona/contract/languages';
import { create as contentDisposition } from 'content-disposition';
import { before, type DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { keptMilliseconds, presentExport } from './presenter.ts';
import {
  findArchive,
  findPart,
  findReadyArchive,
  openArchive,
  removeFilesBefore,
} from './store.ts';

/** Announced on the bus when an archive waits for its writer. */
export const exportRequested = 'member-export.requested';

export interface ExportFile {
  body: Readable;
  bytes: number;
  disposition: string;
}

/** One archive a member with all that the database has of them, made in the background (AUTH-11). */
export interface MemberExports {
  readExport(viewer: Member): Promise<MemberExport | null>;
  /** That which is being made, or a new one in place of the last. `origin` is that of the site. */
  requestExport(
    viewer: Member,
    request: { language: Language; origin: string },
  ): Promise<MemberExport>;
  /** Throws `export_not_found`. */
  openFile(viewer: Member): Promise<ExportFile>;
  removeExpired(): Promise<void>;
}

interface MemberExportsParts {
  database: Database;
  databaseClock: DatabaseClock;
  clock: Clock;
  bus: Bus;
}

export function createMemberExports(parts: MemberExportsParts): MemberExports {
  const { database, databaseClock, clock, bus } = parts;
  const oldest = () => before(databaseClock(), keptMilliseconds);

  /** Read as the receiver does. One that is replaced meanwhile breaks off. */
  async function* partsOf({ id, bytes }: { id: string; bytes: number }): AsyncGenerator<Buffer> {
    for (let [number, sent] = [0, 0]; sent < bytes; number += 1) {
      const part = await findPart(database, id, number);
      if (part === null) throw new AppError('export_not_found');
      sent += part.byteLength;
      yield part;
    }
  }

  return {
    async readExport(viewer) {
      const row = await findArchive(database, viewer.id);
      return row && presentExport(row, clock());
    },

    async requestExport(viewer, request) {
      const order = { ...request, userId: viewer.id };
      const row = await openArchive(database, order, databaseClock());
      // The account was erased meanwhile.
      if (row === null) throw new AppError('session_rejected');
      await bus.publish(exportRequested, null);
      return presentExport(row, clock());
    },

    async openFile(viewer) {
      const row = await findReadyArchive(database, viewer.id, oldest());
      if (row === null) throw new AppError('export_not_found');
      const day = (row.readyAt ?? row.requestedAt).toISOString().slice(0, 10);
      return {
        body: Readable.from(partsOf(row), { objectMode: false }),
        bytes: row.bytes,
        disposition: contentDisposition(`pomona-data-${day}.zip`),
      };
    },

    removeExpired: () => removeFilesBefore(database, oldest()),
  };
}
