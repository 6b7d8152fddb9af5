import type { Language } from '@pomona/contract/languages';
import { type NewShoppingItem, shoppingBounds } from '@pomona/contract/shopping';
import type { Database } from '#database/connect.ts';
import { additionOf } from '#features/shopping/editing/changes.ts';
import type { AskedLine, LineReader, Manner } from '#features/shopping/items.ts';
import { AppError } from '#platform/errors.ts';
import { createPeriodicYield } from '#platform/yield-to-event-loop.ts';
import { type ItemRow, insertItems, replaceAskers, updateItem } from '../store.ts';
import { type Addition, growingList, type Outcome } from './list-merge.ts';

/** A list that is held until its transaction ends. */
export interface HeldList {
  db: Database;
  id: string;
  rows: ItemRow[];
}

/** Lines of a pasted list, read by their ids; the first of those that bear one. */
export async function readAdditions(
  items: readonly NewShoppingItem[],
  language: Language,
): Promise<Map<string, Addition>> {
  const yieldPeriodically = createPeriodicYield();
  const read = new Map<string, Addition>();
  for (const item of items) {
    if (item.restored !== undefined || read.has(item.id)) continue;
    read.set(item.id, additionOf(item, language));
    await yieldPeriodically();
  }
  return read;
}

/** Lets a reader know these lines, so that it need not read them while others wait. */
export async function readAhead(read: LineReader, lines: readonly AskedLine[]): Promise<void> {
  const yieldPeriodically = createPeriodicYield();
  for (const line of lines) {
    read(line);
    await yieldPeriodically();
  }
}

/** Reads what adding these will look at, while nobody waits for the list. */
export async function readWhatMeets(
  rows: readonly ItemRow[],
  additions: readonly Addition[],
  manner: Required<Manner>,
): Promise<void> {
  const list = growingList(rows, manner);
  for (const addition of additions) await readAhead(manner.read, list.linesFor(addition));
}

/** Adds to a list, equal foods merged (SHOP-10). Throws `shopping_list_full`. */
export async function addToList(
  list: HeldList,
  additions: readonly Addition[],
  { now, ...manner }: Required<Manner> & { now: Date },
): Promise<Outcome> {
  const yieldPeriodically = createPeriodicYield();
  const growing = growingList(list.rows, manner);
  for (const addition of additions) {
    await readAhead(manner.read, growing.linesFor(addition));
    growing.add(addition);
    await yieldPeriodically();
  }
  const outcome = growing.outcome();
  requireRoom(list, outcome.added.length);
  const added = outcome.added.map((item) => ({ ...item, createdAt: now, updatedAt: now }));
  await insertItems(list.db, list.id, added);
  for (const { id, item, quantity, recipes: askers } of outcome.merged) {
    await updateItem(list.db, id, { item, quantity, updatedAt: now });
    await replaceAskers(list.db, id, askers);
  }
  return outcome;
}

export function requireRoom({ rows }: Pick<HeldList, 'rows'>, more: number): void {
  // What is there may be changed, also where limits were wider once.
  if (more > 0 && rows.length + more > shoppingBounds.items)
    throw new AppError('shopping_list_full');
}
