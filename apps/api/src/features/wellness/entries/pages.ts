import { defaultEntryPageSize } from '@pomona/contract/wellness/entries';
import type { Day } from '#platform/days.ts';
import type { Page, Position } from './entry.ts';

export interface EntryQuery<Type> {
  from?: Day | undefined;
  to?: Day | undefined;
  type?: Type | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface EntryPage<Entry> {
  entries: Entry[];
  next_cursor: string | null;
  /** Of the whole selection. */
  total: number;
}

interface PageParts<Row extends Position, Entry> {
  list(page: Page): Promise<Row[]>;
  count(): Promise<number>;
  present(row: Row): Entry;
}

export async function readPage<Row extends Position, Entry>(
  { limit = defaultEntryPageSize, cursor }: Pick<EntryQuery<unknown>, 'limit' | 'cursor'>,
  { list, count, present }: PageParts<Row, Entry>,
): Promise<EntryPage<Entry>> {
  const page = { limit: limit + 1, after: positionOf(cursor) };
  const [rows, total] = await Promise.all([list(page), count()]);
  const entries = rows.slice(0, limit);
  const last = rows.length > limit ? entries.at(-1) : undefined;
  return {
    entries: entries.map(present),
    next_cursor: last === undefined ? null : cursorOf(last),
    total,
  };
}

const cursorOf = ({ day, createdAt, id }: Position): string =>
  `${day}_${createdAt.getTime()}_${id}`;

function positionOf(cursor: string | undefined): Position | null {
  const [day, milliseconds, id] = cursor?.split('_') ?? [];
  if (day === undefined || milliseconds === undefined || id === undefined) return null;
  return { day, createdAt: new Date(Number(milliseconds)), id };
}
