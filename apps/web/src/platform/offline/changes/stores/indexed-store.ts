import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Change, Changes } from '../change.ts';
import type { ChangeStore } from './change-store.ts';

interface Schema extends DBSchema {
  changes: { key: string; value: Change };
}

const ownName = 'pomona.changes';

/** Throws where the browser has no IndexedDB or refuses it. */
export async function openIndexedStore(name = ownName): Promise<ChangeStore> {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('changes', { keyPath: 'id' }),
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return { edit: (edit) => editStored(database, edit) };
}

async function editStored(
  database: IDBPDatabase<Schema>,
  edit: (changes: Changes) => Changes,
): Promise<Changes> {
  const transaction = database.transaction('changes', 'readwrite', { durability: 'strict' });
  const { store } = transaction;
  const before = (await store.getAll()).sort((a, b) => a.position - b.position);
  const after = edit(before);
  const known = new Set(before);
  const left = new Set(after.map(({ id }) => id));
  await Promise.all([
    ...before.filter(({ id }) => !left.has(id)).map(({ id }) => store.delete(id)),
    ...after.filter((change) => !known.has(change)).map((change) => store.put(change)),
    transaction.done,
  ]);
  return after;
}
