import type { Review, ReviewOrder, ReviewPage } from '@pomona/contract/reviews';
import type { Database } from '#database/connect.ts';
import type { Recipes } from '#features/recipes/service.ts';
import { type Viewer, viewerIdOf } from '#platform/http/security/viewer.ts';
import { presentReview } from '../presenter.ts';
import { findOwnReview, findRatingGroups, listReviews } from '../store.ts';
import { cursorOf, readCursor } from './cursor.ts';

export interface PageRequest {
  limit: number;
  order: ReviewOrder;
  /** The `next_cursor` of the page before. */
  after: string | null;
}

export interface ReviewPages {
  /** Newest first, up to `maxReviews` (REV-01). */
  readReviews(viewer: Viewer, recipeId: string): Promise<Review[]>;
  readPage(viewer: Viewer, recipeId: string, request: PageRequest): Promise<ReviewPage>;
}

interface ReviewPagesParts {
  database: Database;
  recipes: Pick<Recipes, 'requireReadable'>;
}

/** The response stays below about a megabyte. */
const maxReviews = 500;

export function createReviewPages({ database, recipes }: ReviewPagesParts): ReviewPages {
  return {
    async readReviews(viewer, recipeId) {
      await recipes.requireReadable(viewer, recipeId);
      const viewerId = viewerIdOf(viewer);
      const newest = { order: 'newest', after: null, limit: maxReviews } as const;
      return (await listReviews(database, { recipeId, viewerId, ...newest })).map(presentReview);
    },
    async readPage(viewer, recipeId, { limit, order, after }) {
      await recipes.requireReadable(viewer, recipeId);
      const viewerId = viewerIdOf(viewer);
      const position = after === null ? null : readCursor(after);
      // One more than a page shows whether there is another.
      const query = { recipeId, viewerId, order, after: position, limit: limit + 1 };
      const [rows, groups, own] = await Promise.all([
        listReviews(database, query),
        findRatingGroups(database, recipeId),
        viewerId === null ? null : findOwnReview(database, recipeId, viewerId),
      ]);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        reviews: shown.map(presentReview),
        total: sumOf(groups.map(({ total }) => total)),
        distribution: [1, 2, 3, 4, 5].map(
          (stars) => groups.find(({ rating }) => rating === stars)?.total ?? 0,
        ),
        made_count: sumOf(groups.map(({ made }) => made)),
        own: own && presentReview(own),
        next_cursor: last !== undefined && rows.length > limit ? cursorOf(last) : null,
      };
    },
  };
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);
