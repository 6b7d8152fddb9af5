import type { Review } from '@pomona/contract/reviews';
import type { Database } from '#database/connect.ts';
import type { Recipes } from '#features/recipes/service.ts';
import { AppError } from '#platform/errors.ts';
import { isUuid } from '#platform/http/input/uuid.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { presentReview } from '../presenter.ts';
import { findReview, type ReviewRow } from '../store.ts';

interface ReadingParts {
  database: Database;
  recipes: Pick<Recipes, 'requireReadable'>;
}

/** What every change of a review begins and ends with. */
export function createReading({ database, recipes }: ReadingParts) {
  async function requireReview(viewer: Member, id: string): Promise<ReviewRow> {
    const row = isUuid(id) ? await findReview(database, id, viewer.id) : null;
    if (row === null) throw new AppError('review_not_found');
    return row;
  }

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
  };
}
