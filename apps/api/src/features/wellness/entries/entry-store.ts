import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { activities, symptoms } from '#database/tables/wellness.ts';
import type { Named, Page, Selection } from './entry.ts';

type Table = typeof symptoms | typeof activities;

export const isNamed = (table: Table, { id, userId }: Named) =>
  and(eq(table.id, id), eq(table.userId, userId));

export const isBetween = (table: Table, { userId, from, to }: Selection<unknown>) =>
  and(
    eq(table.userId, userId),
    from === undefined ? undefined : gte(table.day, from),
    to === undefined ? undefined : lte(table.day, to),
  );

export const isAfter = (table: Table, { after }: Page): SQL | undefined =>
  after === null
    ? undefined
    : sql`(${table.day}, ${table.createdAt}, ${table.id}) < (${after.day}::date, ${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;

export const newestFirst = (table: Table) => [
  desc(table.day),
  desc(table.createdAt),
  desc(table.id),
];
