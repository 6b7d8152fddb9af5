import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { activities, symptoms } from '#database/tables/wellness.ts';
import type { Day } from '#platform/days.ts';

type Table = typeof symptoms | typeof activities;

/** By both, so that nobody reaches the entry of another member. */
export interface Named {
  id: string;
  userId: string;
}

/** Where a page ends. */
export interface Position {
  day: Day;
  createdAt: Date;
  id: string;
}

export interface Selection<Type> {
  userId: string;
  from?: Day | undefined;
  to?: Day | undefined;
  type?: Type | undefined;
}

export interface Page {
  limit: number;
  after: Position | null;
}

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
