import { listReviews } from '@pomona/contract/reviews';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api.ts';

export function reviewsQuery(api: Api, recipeId: string) {
  return queryOptions({
    queryKey: ['reviews', recipeId],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const answer = await api.call(listReviews, { params: { id: recipeId }, signal });
      return 'reviews' in answer ? answer.reviews : answer;
    },
  });
}
