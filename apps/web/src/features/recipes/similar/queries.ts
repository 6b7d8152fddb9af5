import { listSimilarRecipes } from '@pomona/contract/recipes/similar';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';

interface SimilarRequest {
  recipeId: string;
  /** Whose allergens and diets count; `null` for a visitor. */
  viewerId: string | null;
}

/** Recipes like this one; a member's own are chosen by what they entered about their food. */
export function similarRecipesQuery(api: Api, { recipeId, viewerId }: SimilarRequest) {
  return queryOptions({
    queryKey: [...(viewerId === null ? [] : ['own']), 'similar', recipeId, viewerId],
    meta: storedOffline('similar', 50),
    staleTime: 5 * 60_000,
    retry: false,
    queryFn: ({ signal }) => api.call(listSimilarRecipes, { params: { id: recipeId }, signal }),
  });
}
