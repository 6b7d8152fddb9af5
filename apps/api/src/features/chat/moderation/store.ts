import type { ChatAction, ChatDecision, ChatReportKind } from '@pomona/contract/chat/moderation';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { chatAudit, chatMessages, chatMutes, chatReports } from '#database/tables/chat.ts';
import type { Position } from '#platform/cursor-page.ts';

/** Both are `null` where nobody is to be named. */
interface PersonRow {
  id: string | null;
  name: string | null;
}

export interface ReportRow {
  id: string;
  messageId: string;
  body: string;
  deletedAt: Date | null;
  author: PersonRow;
  reason: ChatReportKind;
  comment: string;
  reporter: PersonRow;
  createdAt: Date;
  decision: ChatDecision | null;
  decidedAt: Date | null;
  decider: PersonRow;
}

interface Page {
  limit: number;
  after: Position | null;
}

type NewReport = typeof chatReports.$inferInsert;

type ReportAt = Omit<NewReport, 'createdAt'> & { createdAt: SQL };

/** A second one of the same member changes nothing. */
export async function insertReport(db: Database, row: ReportAt): Promise<void> {
  await db.insert(chatReports).values(row).onConflictDoNothing();
}

/** An edited message that is still rude is reported with its last words, and waits again. */
export async function upsertLanguageReports(
  db: Database,
  rows: Omit<ReportAt, 'reason'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const open = { decision: null, decidedAt: null, decidedBy: null };
  await db
    .insert(chatReports)
    .values(rows.map((row) => ({ ...row, reason: 'language' as const })))
    .onConflictDoUpdate({
      target: [chatReports.messageId, chatReports.reporterId],
      set: { body: sql`excluded.body`, createdAt: sql`excluded.created_at`, ...open },
    });
}

/** Those that wait, oldest first. */
export function listOpenReports(db: Database, { limit, after }: Page): Promise<ReportRow[]> {
  const isAfter = after && sql`(${chatReports.createdAt}, ${chatReports.id}) > ${position(after)}`;
  return selectReports(db, and(isNull(chatReports.decidedAt), isAfter ?? undefined))
    .orderBy(asc(chatReports.createdAt), asc(chatReports.id))
    .limit(limit);
}

/** Those decided, latest first. */
export function listDecidedReports(db: Database, { limit, after }: Page): Promise<ReportRow[]> {
  const isAfter = after && sql`(${chatReports.decidedAt}, ${chatReports.id}) < ${position(after)}`;
  return selectReports(db, and(isNotNull(chatReports.decidedAt), isAfter ?? undefined))
    .orderBy(desc(chatReports.decidedAt), desc(chatReports.id))
    .limit(limit);
}

export async function countOpenReports(db: Database): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(chatReports)
    .where(isNull(chatReports.decidedAt));
  return row?.total ?? 0;
}

export async function findReport(db: Database, id: string): Promise<ReportRow | null> {
  const [row] = await selectReports(db, eq(chatReports.id, id));
  return row ?? null;
}

/** One that waits; else the one decided last. */
export async function findReportOf(db: Database, messageId: string): Promise<ReportRow | null> {
  const [row] = await selectReports(db, eq(chatReports.messageId, messageId))
    .orderBy(sql`${chatReports.decidedAt} desc nulls first`)
    .limit(1);
  return row ?? null;
}

/** Every report of the message that waits. */
export async function decideReports(
  db: Database,
  messageId: string,
  decided: { decision: ChatDecision; decidedAt: SQL; decidedBy: string; note: string },
): Promise<void> {
  await db
    .update(chatReports)
    .set(decided)
    .where(and(eq(chatReports.messageId, messageId), isNull(chatReports.decidedAt)));
}

interface AuditEntry {
  id: string;
  at: SQL;
  adminId: string;
  action: ChatAction;
  memberId: string | null;
  messageId: string | null;
  reason: string;
}

export async function insertAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(chatAudit).values(entry);
}

export interface AuditRow {
  id: string;
  at: Date;
  admin: PersonRow;
  action: ChatAction;
  member: PersonRow;
  messageId: string | null;
  reason: string;
}

export function listAudit(db: Database, { limit, after }: Page): Promise<AuditRow[]> {
  const admins = alias(users, 'admins');
  const isAfter = after && sql`(${chatAudit.at}, ${chatAudit.id}) < ${position(after)}`;
  return db
    .select({
      id: chatAudit.id,
      at: chatAudit.at,
      admin: { id: sql<string | null>`${admins.id}`, name: sql<string | null>`${admins.name}` },
      action: chatAudit.action,
      member: { id: sql<string | null>`${users.id}`, name: sql<string | null>`${users.name}` },
      messageId: chatAudit.messageId,
      reason: chatAudit.reason,
    })
    .from(chatAudit)
    .leftJoin(admins, eq(admins.id, chatAudit.adminId))
    .leftJoin(users, and(eq(users.id, chatAudit.memberId), isNull(users.erasureAt)))
    .where(isAfter ?? undefined)
    .orderBy(desc(chatAudit.at), desc(chatAudit.id))
    .limit(limit);
}

export interface MuteRow {
  userId: string;
  userName: string;
  until: Date;
  reason: string;
}

export function listMutes(db: Database, now: SQL): Promise<MuteRow[]> {
  return selectMutes(db, gt(chatMutes.until, now)).orderBy(desc(chatMutes.until));
}

export async function findMute(db: Database, userId: string): Promise<MuteRow | null> {
  const [row] = await selectMutes(db, eq(chatMutes.userId, userId));
  return row ?? null;
}

export async function findMember(
  db: Database,
  id: string,
): Promise<{ id: string; isAdmin: boolean } | null> {
  const [row] = await db
    .select({ id: users.id, isAdmin: users.isAdmin })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasureAt)))
    .for('key share');
  return row ?? null;
}

export async function upsertMute(
  db: Database,
  mute: { userId: string; until: SQL; reason: string; mutedBy: string },
): Promise<void> {
  const { userId: _, ...set } = mute;
  await db.insert(chatMutes).values(mute).onConflictDoUpdate({ target: chatMutes.userId, set });
}

/** `false` where there was none. */
export async function removeMute(db: Database, userId: string): Promise<boolean> {
  const removed = await db
    .delete(chatMutes)
    .where(eq(chatMutes.userId, userId))
    .returning({ userId: chatMutes.userId });
  return removed.length > 0;
}

const position = ({ at, id }: Position): SQL =>
  sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;

function selectMutes(db: Database, which: SQL) {
  return db
    .select({
      userId: chatMutes.userId,
      userName: users.name,
      until: chatMutes.until,
      reason: chatMutes.reason,
    })
    .from(chatMutes)
    .innerJoin(users, and(eq(users.id, chatMutes.userId), isNull(users.erasureAt)))
    .where(which)
    .$dynamic();
}

function selectReports(db: Database, which: SQL | undefined) {
  const reporters = alias(users, 'reporters');
  const deciders = alias(users, 'deciders');
  return db
    .select({
      id: chatReports.id,
      messageId: chatReports.messageId,
      body: chatReports.body,
      deletedAt: chatMessages.deletedAt,
      author: { id: sql<string | null>`${users.id}`, name: sql<string | null>`${users.name}` },
      reason: chatReports.reason,
      comment: chatReports.comment,
      reporter: {
        id: sql<string | null>`${reporters.id}`,
        name: sql<string | null>`${reporters.name}`,
      },
      createdAt: chatReports.createdAt,
      decision: chatReports.decision,
      decidedAt: chatReports.decidedAt,
      decider: {
        id: sql<string | null>`${deciders.id}`,
        name: sql<string | null>`${deciders.name}`,
      },
    })
    .from(chatReports)
    .innerJoin(chatMessages, eq(chatMessages.id, chatReports.messageId))
    .leftJoin(users, and(eq(users.id, chatMessages.userId), isNull(users.erasureAt)))
    .leftJoin(reporters, and(eq(reporters.id, chatReports.reporterId), isNull(reporters.erasureAt)))
    .leftJoin(deciders, eq(deciders.id, chatReports.decidedBy))
    .where(which)
    .$dynamic();
}
