import type { ChatDecision, ChatReportKind } from '@pomona/contract/chat/moderation';
import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { chatMessages, chatMutes, chatReports } from '#database/tables/chat.ts';
import { recipes } from '#database/tables/recipes.ts';
import { reviewReports } from '#database/tables/review-reports.ts';

/** Both are `null` where nobody is to be named. */
export interface PersonRow {
  id: string | null;
  name: string | null;
}

/** One report, with what is known of its text and its author. */
export interface ReportRow {
  subjectId: string;
  text: string;
  isGone: boolean;
  author: PersonRow;
  isAuthorAdmin: boolean | null;
  authorMutedUntil: Date | null;
  reason: ChatReportKind;
  comment: string;
  reporter: PersonRow;
  createdAt: Date;
  decision: ChatDecision | null;
  decidedAt: Date | null;
  decider: PersonRow;
  note: string;
}

export interface ReviewReportRow extends ReportRow {
  recipe: { id: string; title: string; rating: number };
}

/** Of each message or review, however many reported it. */
const shownReports = 10;

const reporters = alias(users, 'reporters');
const deciders = alias(users, 'deciders');
const personOf = (table: { id: AnyPgColumn; name: AnyPgColumn }) => ({
  id: sql<string | null>`${table.id}`,
  name: sql<string | null>`${table.name}`,
});
const author = {
  author: personOf(users),
  isAuthorAdmin: sql<boolean | null>`${users.isAdmin}`,
  authorMutedUntil: sql<Date | null>`${chatMutes.until}`.mapWith(chatMutes.until),
  reporter: personOf(reporters),
  decider: personOf(deciders),
};

/** Oldest first. */
export function listMessageReports(db: Database, ids: string[], now: SQL): Promise<ReportRow[]> {
  const ranked = db
    .select({
      id: chatReports.id,
      position:
        sql<number>`row_number() over (partition by ${chatReports.messageId}, ${chatReports.decidedAt} order by ${chatReports.createdAt}, ${chatReports.id})`.as(
          'position',
        ),
    })
    .from(chatReports)
    .where(inArray(chatReports.messageId, ids))
    .as('ranked');
  return db
    .select({
      subjectId: chatReports.messageId,
      text: chatReports.body,
      isGone: sql<boolean>`${chatMessages.deletedAt} is not null`,
      reason: chatReports.reason,
      comment: chatReports.comment,
      createdAt: chatReports.createdAt,
      decision: chatReports.decision,
      decidedAt: chatReports.decidedAt,
      note: chatReports.note,
      ...author,
    })
    .from(chatReports)
    .innerJoin(
      ranked,
      and(eq(ranked.id, chatReports.id), sql`${ranked.position} <= ${shownReports}`),
    )
    .innerJoin(chatMessages, eq(chatMessages.id, chatReports.messageId))
    .leftJoin(users, and(eq(users.id, chatMessages.userId), isNull(users.erasureAt)))
    .leftJoin(chatMutes, and(eq(chatMutes.userId, users.id), gt(chatMutes.until, now)))
    .leftJoin(reporters, and(eq(reporters.id, chatReports.reporterId), isNull(reporters.erasureAt)))
    .leftJoin(deciders, eq(deciders.id, chatReports.decidedBy))
    .orderBy(asc(chatReports.createdAt), asc(chatReports.id));
}

/** Oldest first. */
export function listReviewReports(
  db: Database,
  ids: string[],
  now: SQL,
): Promise<ReviewReportRow[]> {
  const ranked = db
    .select({
      id: reviewReports.id,
      position:
        sql<number>`row_number() over (partition by ${reviewReports.subjectId}, ${reviewReports.decidedAt} order by ${reviewReports.createdAt}, ${reviewReports.id})`.as(
          'position',
        ),
    })
    .from(reviewReports)
    .where(inArray(reviewReports.subjectId, ids))
    .as('ranked');
  return db
    .select({
      subjectId: reviewReports.subjectId,
      text: reviewReports.body,
      isGone: sql<boolean>`${reviewReports.reviewId} is null`,
      recipe: { id: recipes.id, title: recipes.title, rating: reviewReports.rating },
      reason: reviewReports.reason,
      comment: reviewReports.comment,
      createdAt: reviewReports.createdAt,
      decision: reviewReports.decision,
      decidedAt: reviewReports.decidedAt,
      note: reviewReports.note,
      ...author,
    })
    .from(reviewReports)
    .innerJoin(
      ranked,
      and(eq(ranked.id, reviewReports.id), sql`${ranked.position} <= ${shownReports}`),
    )
    .innerJoin(recipes, eq(recipes.id, reviewReports.recipeId))
    .leftJoin(users, and(eq(users.id, reviewReports.authorId), isNull(users.erasureAt)))
    .leftJoin(chatMutes, and(eq(chatMutes.userId, users.id), gt(chatMutes.until, now)))
    .leftJoin(
      reporters,
      and(eq(reporters.id, reviewReports.reporterId), isNull(reporters.erasureAt)),
    )
    .leftJoin(deciders, eq(deciders.id, reviewReports.decidedBy))
    .orderBy(asc(reviewReports.createdAt), asc(reviewReports.id));
}

export interface ContextRow {
  messageId: string;
  text: string;
  writtenAt: Date;
  author: PersonRow;
}

const contextMessages = 2;

/** What was written before each of the messages, latest first. */
export function listContext(db: Database, messageIds: string[]): Promise<ContextRow[]> {
  const earlier = alias(chatMessages, 'earlier');
  const lines = db
    .select({ text: earlier.body, writtenAt: earlier.createdAt, userId: earlier.userId })
    .from(earlier)
    .where(and(lt(earlier.sequence, chatMessages.sequence), isNull(earlier.deletedAt)))
    .orderBy(desc(earlier.sequence))
    .limit(contextMessages)
    .as('lines');
  return db
    .select({
      messageId: chatMessages.id,
      text: lines.text,
      writtenAt: lines.writtenAt,
      author: personOf(users),
    })
    .from(chatMessages)
    .innerJoinLateral(lines, sql`true`)
    .leftJoin(users, and(eq(users.id, lines.userId), isNull(users.erasureAt)))
    .where(inArray(chatMessages.id, messageIds));
}
