import { type CountedEvent, countedEvents } from '@pomona/contract/admin/analytics';
import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns.ts';

/** How often something happened on a day of UTC; nothing about whom. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    day: date('day').notNull(),
    event: text('event').$type<CountedEvent>().notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.event] }),
    check('analytics_counts_event', isOneOf(table.event, countedEvents)),
    check('analytics_counts_count', sql`${table.count} >= 0`),
  ],
);

/** Words without a result that at least three people searched for on a day. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    day: date('day').notNull(),
    words: text('words').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.words] }),
    check('empty_searches_words_length', sql`length(${table.words}) <= 40`),
  ],
);
