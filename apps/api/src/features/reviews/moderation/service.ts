import { randomUUID } from 'node:crypto';
import type { ChatDecision } from '@pomona/contract/chat/moderation';
import type { Report } from '@pomona/contract/moderation/reporting';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { isForeignKeyViolation } from '#database/failures.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { lockRecipe, type ReviewRow, removeReview } from '../store.ts';
import {
  decideReports,
  detachReports,
  findAuthor,
  findLastDecision,
  hasOpenReport,
  insertAudit,
  insertReport,
  isMuted,
} from './store.ts';

interface Decision {
  decision: ChatDecision;
  reason: string;
}

/** Done in the transaction of a decision, for the author of what it is about. */
type AfterDecision = (transaction: Database, authorId: string | null) => Promise<void>;

export interface ReviewModeration {
  /** Throws `review_muted`. */
  requireUnmuted(viewer: Member): Promise<void>;
  /** Throws `review_not_found` where it was deleted meanwhile. */
  reportReview(viewer: Member, review: ReviewRow, report: Required<Report>): Promise<void>;
  /** With its open reports, and written down. */
  removeReview(admin: Member, review: ReviewRow): Promise<void>;
  /** Throws `report_not_found`, and `conflict` where it was decided otherwise. Returns the recipe of a removed review. */
  decideReview(
    admin: Member,
    id: string,
    decision: Decision,
    alsoDo: AfterDecision,
  ): Promise<string | null>;
}

interface ModerationParts {
  database: Database;
  databaseClock: DatabaseClock;
}

export function createReviewModeration(parts: ModerationParts): ReviewModeration {
  const { database, databaseClock } = parts;
  const newEntry = (admin: Member, reviewId: string) => ({
    ...{ id: randomUUID(), at: databaseClock(), adminId: admin.id, reviewId },
  });

  async function close(
    db: Database,
    admin: Member,
    id: string,
    { decision, reason }: Decision,
  ): Promise<void> {
    const decided = { decision, decidedAt: databaseClock(), decidedBy: admin.id, note: reason };
    await decideReports(db, id, decided);
    if (decision === 'remove') await detachReports(db, id);
  }

  return {
    async requireUnmuted(viewer) {
      if (await isMuted(database, viewer.id, databaseClock())) throw new AppError('review_muted');
    },
    async reportReview(viewer, review, { reason, comment }) {
      const { id, recipeId, userId, rating } = review;
      const body = [review.comment, review.swaps].filter((text) => text !== '').join('\n\n');
      await insertReport(database, {
        ...{ id: randomUUID(), reviewId: id, subjectId: id, recipeId, authorId: userId, rating },
        ...{ body, reporterId: viewer.id, reason, comment, createdAt: databaseClock() },
      }).catch((error: unknown) => {
        if (isForeignKeyViolation(error)) throw new AppError('review_not_found');
        throw error;
      });
    },
    async removeReview(admin, review) {
      const { id, userId } = review;
      await database.transaction(async (db) => {
        await lockRecipe(db, review.recipeId);
        if ((await findAuthor(db, id)) === undefined) throw new AppError('review_not_found');
        await close(db, admin, id, { decision: 'remove', reason: '' });
        await removeReview(db, review);
        const entry = { ...newEntry(admin, id), memberId: userId, reason: '' };
        await insertAudit(db, { ...entry, action: 'review_removed' });
      });
    },
    decideReview: (admin, id, decision, alsoDo) =>
      database.transaction(async (db) => {
        const review = await lockOpen(db, id, decision.decision);
        if (review === null) return null;
        const { recipeId, authorId } = review;
        await close(db, admin, id, decision);
        const isRemoved = decision.decision === 'remove';
        if (isRemoved) await removeReview(db, { id, recipeId });
        const action = isRemoved ? 'report_removed' : 'report_kept';
        const { reason } = decision;
        await insertAudit(db, { ...newEntry(admin, id), memberId: authorId, reason, action });
        await alsoDo(db, authorId);
        return isRemoved ? recipeId : null;
      }),
  };
}

/** `null` where the same was decided before: another administrator may have been faster. */
async function lockOpen(db: Database, id: string, decision: ChatDecision) {
  const review = await findAuthor(db, id);
  if (review !== undefined) await lockRecipe(db, review.recipeId);
  if (review !== undefined && (await hasOpenReport(db, id))) return review;
  const last = await findLastDecision(db, id);
  if (last === decision) return null;
  throw new AppError(last === null ? 'report_not_found' : 'conflict');
}
