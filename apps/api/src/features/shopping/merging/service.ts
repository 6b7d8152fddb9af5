import type { Language } from '@pomona/contract/languages';
import { type NewShoppingItem, shoppingBounds } from '@pomona/contract/shopping';
import { additionOf } from '#features/shopping/editing/changes.ts';
import type { LineReader, SourceLine, WritingOptions } from '#features/shopping/items.ts';
import { AppError } from '#platform/errors.ts';
import { createPeriodicYield } from '#platform/yield-to-event-loop.ts';
import {
  type ItemRow,
  insertItems,
  type LockedList,
  replaceRequests,
  updateItem,
} from '../store.ts';
import { type Addition, mergingList, type Outcome } from './list-merge.ts';

/** Lines of a pasted list by their ids; of one id the first. */
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

/** Fills the reader's cache, before a list is locked. */
export async function readAhead(read: LineReader, lines: readonly SourceLine[]): Promise<void> {
  const yieldPeriodically = createPeriodicYield();
  for (const line of lines) {
    read(line);
    await yieldPeriodically();
  }
}

/** Reads the lines that merging needs, before the list is locked. */
export async function readMatchingLines(
  rows: readonly ItemRow[],
  additions: readonly Addition[],
  options: Required<WritingOptions>,
): Promise<void> {
  const list = mergingList(rows, options);
  for (const addition of additions) await readAhead(options.read, list.linesFor(addition));
}

/** Adds to a list, equal foods merged (SHOP-10). Throws `shopping_list_full`. */
export async function addToList(
  list: LockedList,
  additions: readonly Addition[],
  { now, ...options }: Required<WritingOptions> & { now: Date },
): Promise<Outcome> {
  const yieldPeriodically = createPeriodicYield();
  const merging = mergingList(list.rows, options);
  for (const addition of additions) {
    await readAhead(options.read, merging.linesFor(addition));
    merging.add(addition);
    await yieldPeriodically();
  }
  const outcome = merging.outcome();
  requireSpace(list, outcome.added.length);
  const added = outcome.added.map((item) => ({ ...item, createdAt: now, updatedAt: now }));
  await insertItems(list, added);
  for (const { id, item, quantity, recipes: requests } of outcome.merged) {
    await updateItem(list, id, { item, quantity, updatedAt: now });
    await replaceRequests(list.db, id, requests);
  }
  return outcome;
}

export function requireSpace({ rows }: Pick<LockedList, 'rows'>, more: number): void {
  // A list that is too long already may still be changed.
  if (more > 0 && rows.length + more > shoppingBounds.items)
    throw new AppError('shopping_list_full');
}
