import type { ChatDecision } from '@pomona/contract/chat/moderation';
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { chatMutes } from '#database/tables/chat.ts';
import { type ReviewAction, reviewAudit, reviewReports } from '#database/tables/review-reports.ts';
import { reviews } from '#database/tables/reviews.ts';

/** A member who was muted writes nothing for others, wherever it is. */
export async function isMuted(db: Database, userId: string, now: SQL): Promise<boolean> {
  const rows = await db
    .select({ userId: chatMutes.userId })
    .from(chatMutes)
    .where(and(eq(chatMutes.userId, userId), gt(chatMutes.until, now)));
  return rows.length > 0;
}

type NewReport = Omit<typeof reviewReports.$inferInsert, 'createdAt'> & { createdAt: SQL };

/** A second one of the same member changes nothing. */
export async function insertReport(db: Database, row: NewReport): Promise<void> {
  await db.insert(reviewReports).values(row).onConflictDoNothing();
}

export async function hasOpenReport(db: Database, subjectId: string): Promise<boolean> {
  const rows = await db
    .select({ id: reviewReports.id })
    .from(reviewReports)
    .where(and(eq(reviewReports.subjectId, subjectId), isNull(reviewReports.decidedAt)))
    .limit(1);
  return rows.length > 0;
}

/** What was decided last; `null` where nothing was. */
export async function findLastDecision(
  db: Database,
  subjectId: string,
): Promise<ChatDecision | null> {
  const [row] = await db
    .select({ decision: reviewReports.decision })
    .from(reviewReports)
    .where(eq(reviewReports.subjectId, subjectId))
    .orderBy(desc(reviewReports.decidedAt))
    .limit(1);
  return row?.decision ?? null;
}

/** Every report of the review that waits. */
export async function decideReports(
  db: Database,
  subjectId: string,
  decided: { decision: ChatDecision; decidedAt: SQL; decidedBy: string; note: string },
): Promise<void> {
  await db
    .update(reviewReports)
    .set(decided)
    .where(and(eq(reviewReports.subjectId, subjectId), isNull(reviewReports.decidedAt)));
}

/** Before an administrator removes it: decided reports stay. */
export async function detachReports(db: Database, subjectId: string): Promise<void> {
  await db
    .update(reviewReports)
    .set({ reviewId: null })
    .where(eq(reviewReports.subjectId, subjectId));
}

/** `undefined` where the review does not exist. */
export async function findAuthor(
  db: Database,
  id: string,
): Promise<{ recipeId: string; authorId: string | null } | undefined> {
  const [row] = await db
    .select({ recipeId: reviews.recipeId, authorId: reviews.userId })
    .from(reviews)
    .where(eq(reviews.id, id));
  return row;
}

interface AuditEntry {
  id: string;
  at: SQL;
  adminId: string;
  action: ReviewAction;
  memberId: string | null;
  reviewId: string;
  reason: string;
}

export async function insertAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(reviewAudit).values(entry);
}
