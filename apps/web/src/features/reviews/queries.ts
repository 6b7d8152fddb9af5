import { reviewsAtOnce } from '@pomona/contract/constants';
import { listReviews, type ReviewOrder } from '@pomona/contract/reviews';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';
import { readPage } from './review-pages.ts';

interface ReviewsRequest {
  recipeId: string;
  /** Whose own review and votes come along; `null` for a visitor. */
  viewerId: string | null;
  order: ReviewOrder;
}

/** Everything that is known of a recipe's reviews, in whatever order. */
export const reviewsKey = (recipeId: string) => ['reviews', recipeId] as const;

/** Where the recipes feature keeps ratings and counts. */
export const recipesKey = ['recipes'] as const;

export function reviewsQuery(api: Api, { recipeId, viewerId, order }: ReviewsRequest) {
  return infiniteQueryOptions({
    queryKey: [...reviewsKey(recipeId), viewerId, order],
    staleTime: 60_000,
    // A member's own review and votes go with them.
    meta: { isOwn: viewerId !== null, ...storedOffline('reviews', 50) },
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam === null ? {} : { after: pageParam };
      const query = { limit: reviewsAtOnce, order, ...after };
      return readPage(await api.call(listReviews, { params: { id: recipeId }, query, signal }));
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}
