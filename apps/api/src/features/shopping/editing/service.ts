import { AppError } from '#platform/errors.ts';
import {
  findAdditions,
  type ItemRow,
  insertAdditions,
  type LockedList,
  removeItems,
} from '../store.ts';

/** Throws `shopping_item_merged` where the addition of this id went into another item, else `shopping_item_not_found`. */
export async function requireItem(list: LockedList, id: string): Promise<ItemRow> {
  const row = list.rows.find((item) => item.id === id);
  if (row !== undefined) return row;
  const [addition] = await findAdditions(list.db, list.id, [id]);
  const isMerged = addition !== undefined && addition.itemId !== null;
  throw new AppError(isMerged ? 'shopping_item_merged' : 'shopping_item_not_found');
}

interface Call {
  /** Of the client; `null` where it may change the list each time. */
  key: string | null;
  now: Date;
}

/** Makes a change unless a call of the same key made it before (SHOP-09). */
export async function changeOnce(
  list: LockedList,
  { key, now }: Call,
  change: () => Promise<void>,
): Promise<void> {
  if (key === null) return change();
  const known = await findAdditions(list.db, list.id, [key]);
  if (known.length > 0) return;
  await change();
  await insertAdditions(list.db, [{ listId: list.id, id: key, itemId: null, createdAt: now }]);
}

/** Removes items, and returns them; nothing where the call was made before. */
export async function removeOnce(
  list: LockedList,
  call: Call,
  isGone: (row: ItemRow) => boolean,
): Promise<ItemRow[]> {
  const gone: ItemRow[] = [];
  await changeOnce(list, call, () => {
    gone.push(...list.rows.filter(isGone));
    return removeItems(
      list.db,
      gone.map(({ id }) => id),
    );
  });
  return gone;
}
