import type { CountedEvent } from '@pomona/contract/admin/analytics';
import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isActive, sessions, users } from '#database/tables/accounts.ts';
import { analyticsCounts, emptySearches } from '#database/tables/analytics.ts';
import type { Day } from '#platform/days.ts';

export interface CountRow {
  day: Day;
  event: CountedEvent;
  count: number;
}

export interface WordsRow {
  day: Day;
  words: string;
  count: number;
}

/** Always in the same order: two processes never wait for each other. */
const inOrder = <Row extends { day: Day }>(rows: readonly Row[], keyOf: (row: Row) => string) =>
  rows.toSorted((a, b) => (`${a.day} ${keyOf(a)}` < `${b.day} ${keyOf(b)}` ? -1 : 1));

/** On top of what other processes have counted. */
export async function addCounts(
  db: Database,
  counts: readonly CountRow[],
  words: readonly WordsRow[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (counts.length > 0)
      await transaction
        .insert(analyticsCounts)
        .values(inOrder(counts, ({ event }) => event))
        .onConflictDoUpdate({
          target: [analyticsCounts.day, analyticsCounts.event],
          set: { count: sql`${analyticsCounts.count} + excluded.count` },
        });
    if (words.length > 0)
      await transaction
        .insert(emptySearches)
        .values(inOrder(words, (row) => row.words))
        .onConflictDoUpdate({
          target: [emptySearches.day, emptySearches.words],
          set: { count: sql`${emptySearches.count} + excluded.count` },
        });
  });
}

/** Members with a session used today, as the sessions know anyway. The figure of a day never falls. */
export async function raiseActiveMembers(db: Database, now: SQL): Promise<void> {
  const today = sql`date_trunc('day', ${now}, 'UTC')`;
  const active = db
    .select({
      day: sql`(${today} at time zone 'UTC')::date`.as('day'),
      event: sql`'active_members'`.as('event'),
      count: sql`count(distinct ${sessions.userId})`.as('count'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        gte(sessions.lastUsedAt, today),
        isActive(users),
        eq(users.isDemo, false),
        eq(users.isAdmin, false),
      ),
    );
  await db
    .insert(analyticsCounts)
    .select(active)
    .onConflictDoUpdate({
      target: [analyticsCounts.day, analyticsCounts.event],
      set: { count: sql`greatest(${analyticsCounts.count}, excluded.count)` },
    });
}

export function listCounts(db: Database, days: { from: Day; to: Day }): Promise<CountRow[]> {
  return db
    .select()
    .from(analyticsCounts)
    .where(and(gte(analyticsCounts.day, days.from), lte(analyticsCounts.day, days.to)));
}

const shownWords = 20;

export function listEmptySearches(
  db: Database,
  days: { from: Day; to: Day },
): Promise<{ words: string; count: number }[]> {
  const total = sql<number>`sum(${emptySearches.count})`.mapWith(Number);
  return db
    .select({ words: emptySearches.words, count: total })
    .from(emptySearches)
    .where(and(gte(emptySearches.day, days.from), lte(emptySearches.day, days.to)))
    .groupBy(emptySearches.words)
    .orderBy(desc(total), emptySearches.words)
    .limit(shownWords);
}
