import type { ModeratedKind, ReportSource } from '@pomona/contract/admin/moderation';
import { count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { chatReports } from '#database/tables/chat.ts';
import { reviewReports } from '#database/tables/review-reports.ts';
import type { Position } from '#platform/cursor-page.ts';

export type ReportState = 'open' | 'decided';

/** A message or review with its reports that wait, or that were decided together. */
export interface GroupRow {
  kind: ModeratedKind;
  id: string;
  /** The first report; where it is decided, the decision. */
  at: Date;
  total: number;
}

interface Selection {
  state: ReportState;
  source?: ReportSource | undefined;
  limit: number;
  after: Position | null;
}

/** Those that wait oldest first, those decided latest first. */
export function listGroups(db: Database, selection: Selection): Promise<GroupRow[]> {
  const { state, source, limit, after } = selection;
  const groups = selectGroups(db, state, source);
  const { at, id } = groups;
  const position = after && sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const isOpen = state === 'open';
  const isAfter = position && sql`(${at}, ${id}) ${sql.raw(isOpen ? '>' : '<')} ${position}`;
  return db
    .select({
      kind: groups.kind,
      id,
      at: sql`${at}`.mapWith(chatReports.createdAt),
      total: groups.total,
    })
    .from(groups)
    .where(isAfter ?? undefined)
    .orderBy(isOpen ? sql`${at}, ${id}` : sql`${at} desc, ${id} desc`)
    .limit(limit);
}

/** What was decided last of the message or review. */
export async function findDecided(db: Database, id: string): Promise<GroupRow | null> {
  const groups = selectGroups(db, 'decided', undefined);
  const { at } = groups;
  const [row] = await db
    .select({
      kind: groups.kind,
      id: groups.id,
      at: sql`${at}`.mapWith(chatReports.createdAt),
      total: groups.total,
    })
    .from(groups)
    .where(eq(groups.id, id))
    .orderBy(sql`${at} desc`)
    .limit(1);
  return row ?? null;
}

export async function countWaiting(db: Database) {
  const reports = selectReports(db, 'open');
  const counted = (condition: SQL) =>
    sql<number>`count(distinct ${reports.id}) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      open: counted(sql`true`),
      chat: counted(sql`${reports.source} = 'chat'`),
      reviews: counted(sql`${reports.source} = 'reviews'`),
      filter: counted(sql`${reports.source} = 'filter'`),
    })
    .from(reports);
  return row ?? { open: 0, chat: 0, reviews: 0, filter: 0 };
}

function selectGroups(db: Database, state: ReportState, source: ReportSource | undefined) {
  const reports = selectReports(db, state);
  const at =
    state === 'open' ? sql<Date>`min(${reports.createdAt})` : sql<Date>`${reports.decidedAt}`;
  const together = state === 'open' ? [] : [reports.decidedAt];
  return db
    .select({ kind: reports.kind, id: reports.id, at: at.as('at'), total: count().as('total') })
    .from(reports)
    .groupBy(reports.kind, reports.id, ...together)
    .having(source === undefined ? undefined : sql`bool_or(${reports.source} = ${source})`)
    .as('groups');
}

function selectReports(db: Database, state: ReportState) {
  const isIn = state === 'open' ? isNull : isNotNull;
  return unionAll(
    db
      .select({
        kind: sql<ModeratedKind>`'message'`.as('kind'),
        id: sql<string>`${chatReports.messageId}`.as('subject'),
        source:
          sql<string>`case ${chatReports.reason} when 'language' then 'filter' else 'chat' end`.as(
            'source',
          ),
        createdAt: chatReports.createdAt,
        decidedAt: chatReports.decidedAt,
      })
      .from(chatReports)
      .where(isIn(chatReports.decidedAt)),
    db
      .select({
        kind: sql<ModeratedKind>`'review'`.as('kind'),
        id: sql<string>`${reviewReports.subjectId}`.as('subject'),
        source: sql<string>`'reviews'`.as('source'),
        createdAt: reviewReports.createdAt,
        decidedAt: reviewReports.decidedAt,
      })
      .from(reviewReports)
      .where(isIn(reviewReports.decidedAt)),
  ).as('reports');
}
