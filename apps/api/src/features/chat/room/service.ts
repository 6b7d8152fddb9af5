import type { Database } from '#database/connect.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { findRevision, lockRoom, updateRevision } from './store.ts';

/** Announced after every change, with the last revision. */
export const chatChanged = 'chat.changed';

export interface Change {
  db: Database;
  /** Each call gives the next one; all are used, or the transaction fails. */
  nextRevision(): number;
}

export interface Room {
  /** Changes follow each other in all processes: who sees a revision sees all before it. */
  change<Result>(work: (change: Change) => Promise<Result>): Promise<Result>;
  findRevision(): Promise<number>;
}

export function createRoom({ database, bus }: { database: Database; bus: Bus }): Room {
  return {
    async change(work) {
      const { result, before, revision } = await database.transaction(async (db) => {
        const before = await lockRoom(db);
        let revision = before;
        const nextRevision = () => {
          revision += 1;
          return revision;
        };
        const result = await work({ db, nextRevision });
        if (revision > before) await updateRevision(db, revision);
        return { result, before, revision };
      });
      // Not awaited: the write is durable, the message is only a hint.
      if (revision > before) void bus.publish(chatChanged, { revision });
      return result;
    },
    findRevision: () => findRevision(database),
  };
}
