import type { Database } from '#database/connect.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { findItems, type ItemRow, lockList } from '../store.ts';

/** A list that is locked until its transaction ends. */
export interface LockedList {
  db: Database;
  id: string;
  rows: ItemRow[];
}

/** Changes the member's list in one transaction. */
export function changeList<T>(
  database: Database,
  viewer: Member,
  change: (list: LockedList) => Promise<T>,
): Promise<T> {
  return database.transaction(async (db) => {
    const id = await lockList(db, viewer.id);
    return change({ db, id, rows: await findItems(db, id) });
  });
}
