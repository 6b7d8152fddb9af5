import type { Review } from '@pomona/contract/reviews';
import type { Database } from '#database/connect.ts';
import { recipesChanged } from '#features/recipes/list/service.ts';
import type { Recipes } from '#features/recipes/service.ts';
import { AppError } from '#platform/errors.ts';
import { isUuid } from '#platform/http/input/uuid.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { presentReview } from '../presenter.ts';
import { findReview, type ReviewRow } from '../store.ts';

/** Announced on the bus when anything of a review has changed. */
export const reviewsChanged = 'reviews.changed';

interface ReadingParts {
  database: Database;
  recipes: Pick<Recipes, 'requireReadable'>;
  bus: Bus;
}

/** What every change of a review begins and ends with. */
export function createReading({ database, recipes, bus }: ReadingParts) {
  async function requireReview(viewer: Member, id: string): Promise<ReviewRow> {
    const row = isUuid(id) ? await findReview(database, id, viewer.id) : null;
    if (row === null) throw new AppError('review_not_found');
    return row;
  }

  const announceReview = (id: string) => bus.publish(reviewsChanged, { id });

  return {
    requireReview,
    async requireAllowed(
      viewer: Member,
      id: string,
      isAllowed: (review: ReviewRow, viewerId: string) => boolean,
    ): Promise<ReviewRow> {
      const row = await requireReview(viewer, id);
      // Authors may change what they wrote also where they cannot see the recipe any more.
      if (row.userId !== viewer.id) await recipes.requireReadable(viewer, row.recipeId);
      if (!isAllowed(row, viewer.id)) throw new AppError('forbidden');
      return row;
    },
    present: async (viewer: Member, id: string): Promise<Review> =>
      presentReview(await requireReview(viewer, id)),
    announceReview,
    /** The list of recipes shows ratings: it is built again. */
    async announceRating(row: Pick<ReviewRow, 'id' | 'recipeId'>): Promise<void> {
      await Promise.all([
        announceReview(row.id),
        bus.publish(recipesChanged, { id: row.recipeId }),
      ]);
    },
  };
}
