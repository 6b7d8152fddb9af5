import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { adminAudit } from '#database/tables/admin.ts';
import { reviewAudit, reviewReports } from '#database/tables/review-reports.ts';

/** Reports of two reviews of each other, and what was decided about them. */
export async function insertReviewReports(
  db: Database,
  rows: {
    id: string;
    otherId: string;
    recipeId: string;
    mine: string;
    theirs: string;
    /** The member's own. */
    report: { id: string; comment: string };
  },
  createdAt: Date,
): Promise<void> {
  const { id, otherId, recipeId, mine, theirs } = rows;
  const report = { recipeId, createdAt, rating: 4, body: 'It stays.', reason: 'rude' as const };
  const decided = { decision: 'keep' as const, decidedAt: createdAt, decidedBy: id };
  await db.insert(reviewReports).values([
    {
      ...{ ...report, ...rows.report, reviewId: theirs, subjectId: theirs, authorId: otherId },
      ...{ reporterId: id },
    },
    {
      ...{ ...report, id: randomUUID(), reviewId: mine, subjectId: mine, authorId: id },
      ...{ reporterId: otherId, ...decided },
    },
  ]);
  const entry = { at: createdAt, action: 'report_kept' as const };
  await db.insert(reviewAudit).values([
    { ...entry, id: randomUUID(), adminId: otherId, memberId: id, reviewId: mine },
    { ...entry, id: randomUUID(), adminId: id, memberId: otherId, reviewId: theirs },
  ]);
}

export async function insertAudit(
  db: Database,
  { id, otherId }: { id: string; otherId: string },
  at: Date,
): Promise<void> {
  await db.insert(adminAudit).values([
    { id: randomUUID(), at, adminId: otherId, action: 'user_disabled', memberId: id },
    { id: randomUUID(), at, adminId: id, action: 'user_disabled', memberId: otherId },
  ]);
}
