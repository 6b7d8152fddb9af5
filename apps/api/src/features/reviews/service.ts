import type { Review } from '@pomona/contract/reviews';
import type { Database } from '#database/connect.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { presentReview } from './presenter.ts';
import { findReviews } from './store.ts';

export interface Reviews {
  /** Newest first; throws `recipe_not_found` for a recipe that the viewer may not see (REV-01). */
  readReviews(viewer: Viewer, recipeId: string): Promise<Review[]>;
}

/** More than anybody scrolls through; the answer stays below about a megabyte. */
const mostAtOnce = 500;

/** What members say of recipes. */
export function createReviews(
  database: Database,
  recipes: Pick<Recipes, 'requireReadable'>,
): Reviews {
  return {
    async readReviews(viewer, recipeId) {
      await recipes.requireReadable(viewer, recipeId);
      return (await findReviews(database, recipeId, mostAtOnce)).map(presentReview);
    },
  };
}
