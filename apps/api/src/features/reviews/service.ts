import { randomUUID } from 'node:crypto';
import type { Review, ReviewBody } from '@pomona/contract/reviews';
import type { Database } from '#database/connect.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#database/failures.ts';
import { recipesChanged } from '#features/recipes/list/service.ts';
import type { Recipes } from '#features/recipes/service.ts';
import { AppError } from '#platform/errors.ts';
import { isUuid } from '#platform/http/input/uuid.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { createReviewPages, type ReviewPages } from './pages/service.ts';
import { mayChange, mayReview, mayVote } from './policy.ts';
import { presentReview } from './presenter.ts';
import {
  findReview,
  insertReview,
  insertVote,
  type ReviewRow,
  removeReview,
  removeVote,
  updateReview,
} from './store.ts';

/** Announced on the bus when anything of a review has changed. */
export const reviewsChanged = 'reviews.changed';

/** Whatever names a recipe or review throws `recipe_not_found` where the viewer may not see the recipe. */
export interface Reviews extends ReviewPages {
  /** Throws `own_recipe` for its owner, `review_exists` for a second one (REV-06). */
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
}

interface ReviewsParts {
  database: Database;
  recipes: Pick<Recipes, 'requireReadable' | 'readRecipe'>;
  bus: Bus;
  clock(): number;
}

export function createReviews({ database, recipes, bus, clock }: ReviewsParts): Reviews {
  async function requireReview(viewer: Member, id: string): Promise<ReviewRow> {
    const row = isUuid(id) ? await findReview(database, id, viewer.id) : null;
    if (row === null) throw new AppError('review_not_found');
    return row;
  }

  async function requireAllowed(
    viewer: Member,
    id: string,
    isAllowed: (review: ReviewRow, viewerId: string) => boolean,
  ): Promise<ReviewRow> {
    const row = await requireReview(viewer, id);
    // Authors may change what they wrote also where they cannot see the recipe any more.
    if (row.userId !== viewer.id) await recipes.requireReadable(viewer, row.recipeId);
    if (!isAllowed(row, viewer.id)) throw new AppError('forbidden');
    return row;
  }

  const present = async (viewer: Member, id: string) =>
    presentReview(await requireReview(viewer, id));

  const announceReview = (id: string) => bus.publish(reviewsChanged, { id });

  /** The list of recipes shows ratings: it is built again. */
  async function announceRating(row: Pick<ReviewRow, 'id' | 'recipeId'>): Promise<void> {
    await Promise.all([announceReview(row.id), bus.publish(recipesChanged, { id: row.recipeId })]);
  }

  async function remove(row: ReviewRow): Promise<void> {
    await removeReview(database, row);
    await announceRating(row);
  }

  return {
    ...createReviewPages({ database, recipes }),
    async writeReview(viewer, recipeId, body) {
      const { owner_id: ownerId } = await recipes.readRecipe(viewer, recipeId);
      if (!mayReview({ ownerId }, viewer.id)) throw new AppError('own_recipe');
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
      await announceRating(row);
      return present(viewer, id);
    },
    async editReview(viewer, id, body) {
      const row = await requireAllowed(viewer, id, mayChange);
      await updateReview(database, row, { ...contentOf(body), editedAt: new Date(clock()) });
      await (row.rating === body.rating ? announceReview(id) : announceRating(row));
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
      await announceReview(id);
      return present(viewer, id);
    },
    async unmarkHelpful(viewer, id) {
      const row = await requireAllowed(viewer, id, mayVote);
      await removeVote(database, row.id, viewer.id);
      await announceReview(id);
      return present(viewer, id);
    },
    async removeReview(admin, id) {
      await remove(await requireReview(admin, id));
    },
  };
}

function contentOf({ rating, comment, made_it = false, swaps = '' }: ReviewBody) {
  return { rating, comment, madeIt: made_it || swaps !== '', swaps };
}
