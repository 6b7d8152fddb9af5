import type { Language } from '@pomona/contract/languages';
import type { NewShoppingItem } from '@pomona/contract/shopping';
import type { Database } from '#database/connect.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#database/failures.ts';
import type { Titles } from '#features/recipes/service.ts';
import { AppError } from '#platform/errors.ts';
import { restoredRow, withoutDuplicates } from '../editing/changes.ts';
import { createLineReader, usualSystem, type WritingOptions } from '../items.ts';
import type { ChangeList, ListAccess } from '../locking/service.ts';
import type { Addition } from '../merging/list-merge.ts';
import { addToList, readAdditions, readMatchingLines, requireSpace } from '../merging/service.ts';
import {
  findAdditions,
  findItems,
  type ItemRow,
  insertAdditions,
  insertItems,
  type LockedList,
  listItems,
  removeAdditionsBefore,
} from '../store.ts';
import type { ReadTitles } from '../titles.ts';

interface TypedItemsParts {
  database: Database;
  changeList: ChangeList;
  clock(): number;
  readTitles: ReadTitles;
}

interface Batch {
  items: NewShoppingItem[];
  additions: ReadonlyMap<string, Addition>;
  titles: ReadonlyMap<string, Titles>;
  options: Required<WritingOptions>;
  now: Date;
}

/** Devices that were offline for longer read the list again. */
const additionMilliseconds = 60 * 24 * 3_600_000;

/** Adds what a member typed or restores; returns the rows added or merged into. */
export function createTypedItems({ database, changeList, clock, readTitles }: TypedItemsParts) {
  return async (access: ListAccess, items: NewShoppingItem[], language: Language) => {
    const requests = items.flatMap(({ restored }) => restored?.recipes ?? []);
    const titles = await readTitles(
      access.actor,
      requests.map(({ id }) => id),
    );
    const additions = await readAdditions(items, language);
    const options = await writingOptions(
      database,
      access.ownerId,
      [...additions.values()],
      language,
    );
    return changeList(access, (list) =>
      addBatch(list, { items, additions, titles, options, now: new Date(clock()) }),
    ).catch(throwConflict);
  };
}

/** In the units of the list and the additions; the reader has cached their lines. */
async function writingOptions(
  database: Database,
  ownerId: string,
  additions: Addition[],
  language: Language,
): Promise<Required<WritingOptions>> {
  const read = createLineReader();
  if (additions.length === 0) return { system: 'metric', language, read };
  const rows = await listItems(database, ownerId);
  const quantities = [...additions, ...rows].map(({ quantity }) => quantity);
  const options = { system: usualSystem([], quantities), language, read };
  await readMatchingLines(rows, additions, options);
  return options;
}

async function addBatch(list: LockedList, batch: Batch): Promise<ItemRow[]> {
  const { items, titles, options, now } = batch;
  const ids = items.map(({ id }) => id);
  const known = new Map(
    (await findAdditions(list.db, list.id, ids)).map((row) => [row.id, row.itemId]),
  );
  const fresh = withoutDuplicates(items).filter(({ id }) => !known.has(id));
  const restored = fresh.flatMap((item) => restoredRow(item, { titles, now }) ?? []);
  requireSpace(list, restored.length);
  await insertItems(list, restored);
  const additions = fresh.flatMap(({ id }) => batch.additions.get(id) ?? []);
  const current = { ...list, rows: await findItems(list.db, list.id) };
  const { itemIds } = await addToList(current, additions, { ...options, now });
  const itemOf = new Map([...known, ...restored.map(({ id }) => [id, id] as const), ...itemIds]);
  await removeAdditionsBefore(list.db, list.id, new Date(now.getTime() - additionMilliseconds));
  await insertAdditions(
    list.db,
    fresh.map(({ id }) => ({
      listId: list.id,
      id,
      itemId: itemOf.get(id) ?? null,
      createdAt: now,
    })),
  );
  const touched = new Set(itemOf.values());
  return (await findItems(list.db, list.id)).filter(({ id }) => touched.has(id));
}

function throwConflict(error: unknown): never {
  if (isUniqueViolation(error) || isForeignKeyViolation(error)) throw new AppError('conflict');
  throw error;
}
