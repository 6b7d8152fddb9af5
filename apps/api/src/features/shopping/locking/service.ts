import type { Database } from '#database/connect.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { findItems, type LockedList } from '../store.ts';
import { lockList } from './store.ts';

/** Announced after each change of a list, with its id and revision. */
export const listChanged = 'shopping.list';

/** Whose list is changed, and by whom. */
export interface ListAccess {
  ownerId: string;
  actor: Member;
  /** Throws where the actor has no right any more; called while the list is locked. */
  check?(list: LockedList): Promise<void>;
}

/** Changes a list in one transaction, then announces it. */
export type ChangeList = <T>(
  access: ListAccess,
  change: (list: LockedList) => Promise<T>,
) => Promise<T>;

export function createChangeList({ database, bus }: { database: Database; bus: Bus }): ChangeList {
  return async (access, change) => {
    const { result, ...changed } = await database.transaction(async (db) => {
      const { id, revision } = await lockList(db, access.ownerId);
      const rows = await findItems(db, id);
      const list = { db, id, revision, actorId: access.actor.id, rows };
      await access.check?.(list);
      return { list: id, revision, result: await change(list) };
    });
    // Not awaited: the write is durable, and the caller need not wait for the hint.
    void bus.publish(listChanged, changed);
    return result;
  };
}
