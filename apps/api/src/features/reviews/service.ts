import { randomUUID } from 'node:crypto';
import type { Report } from '@pomona/contract/moderation/reporting';
import type { Review, ReviewBody } from '@pomona/contract/reviews';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#database/failures.ts';
import type { Recipes } from '#features/recipes/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { createReviewModeration, type ReviewModeration } from './moderation/service.ts';
import { createReviewPages, type ReviewPages } from './pages/service.ts';
import { mayChange, mayReport, mayReview, mayVote } from './policy.ts';
import { createReading } from './reading/service.ts';
import {
  insertReview,
  insertVote,
  type ReviewRow,
  removeReview,
  removeVote,
  updateReview,
} from './store.ts';

/** Whatever names a recipe or review throws `recipe_not_found` where the viewer may not see the recipe. */
export interface Reviews extends ReviewPages {
  /** Throws `own_recipe` for its owner, `review_exists` for a second one (REV-06), `review_muted`. */
  writeReview(viewer: Member, recipeId: string, body: ReviewBody): Promise<Review>;
  /** Throws `review_not_found`, and `forbidden` for anybody but the author (REV-07). */
  editReview(viewer: Member, id: string, body: ReviewBody): Promise<Review>;
  /** Throws like `editReview`. */
  deleteReview(viewer: Member, id: string): Promise<void>;
  /** Throws `review_not_found`, and `forbidden` for the author. */
  markHelpful(viewer: Member, id: string): Promise<Review>;
  unmarkHelpful(viewer: Member, id: string): Promise<Review>;
  /** An administrator removes anybody's review; throws `review_not_found` (REV-07). */
  removeReview(admin: Member, id: string): Promise<void>;
  /** Brings it before the administrators. Throws `review_not_found`, and `forbidden` for the author. */
  reportReview(viewer: Member, id: string, report: Required<Report>): Promise<void>;
  decideReview(...decision: Parameters<ReviewModeration['decideReview']>): Promise<void>;
}

interface ReviewsParts {
  database: Database;
  recipes: Pick<Recipes, 'requireReadable' | 'readRecipe'>;
  clock(): number;
  databaseClock: DatabaseClock;
}

export function createReviews(parts: ReviewsParts): Reviews {
  const { database, recipes, clock } = parts;
  const moderation = createReviewModeration(parts);
  const reading = createReading(parts);
  const { requireReview, requireAllowed, present } = reading;

  async function remove(row: ReviewRow): Promise<void> {
    await removeReview(database, row);
  }

  return {
    ...createReviewPages({ database, recipes }),
    async writeReview(viewer, recipeId, body) {
      const { owner_id: ownerId } = await recipes.readRecipe(viewer, recipeId);
      if (!mayReview({ ownerId }, viewer.id)) throw new AppError('own_recipe');
      await moderation.requireUnmuted(viewer);
      const id = randomUUID();
      const createdAt = new Date(clock());
      const row = { id, recipeId, userId: viewer.id, createdAt, ...contentOf(body) };
      await insertReview(database, row).catch((error: unknown) => {
        if (isUniqueViolation(error, 'reviews_user_recipe_unique'))
          throw new AppError('review_exists');
        // It was deleted meanwhile.
        if (isForeignKeyViolation(error)) throw new AppError('recipe_not_found');
        throw error;
      });
      return present(viewer, id);
    },
    async editReview(viewer, id, body) {
      const row = await requireAllowed(viewer, id, mayChange);
      await moderation.requireUnmuted(viewer);
      await updateReview(database, row, { ...contentOf(body), editedAt: new Date(clock()) });
      return present(viewer, id);
    },
    async deleteReview(viewer, id) {
      await remove(await requireAllowed(viewer, id, mayChange));
    },
    async markHelpful(viewer, id) {
      const row = await requireAllowed(viewer, id, mayVote);
      const vote = { reviewId: row.id, userId: viewer.id, createdAt: new Date(clock()) };
      await insertVote(database, vote).catch((error: unknown) => {
        if (isForeignKeyViolation(error)) throw new AppError('review_not_found');
        throw error;
      });
      return present(viewer, id);
    },
    async unmarkHelpful(viewer, id) {
      const row = await requireAllowed(viewer, id, mayVote);
      await removeVote(database, row.id, viewer.id);
      return present(viewer, id);
    },
    async removeReview(admin, id) {
      const row = await requireReview(admin, id);
      await moderation.removeReview(admin, row);
    },
    async reportReview(viewer, id, report) {
      await moderation.reportReview(viewer, await requireAllowed(viewer, id, mayReport), report);
    },
    async decideReview(admin, id, ...decision) {
      await moderation.decideReview(admin, id, ...decision);
    },
  };
}

function contentOf({ rating, comment, made_it = false, swaps = '' }: ReviewBody) {
  return { rating, comment, madeIt: made_it || swaps !== '', swaps };
}
