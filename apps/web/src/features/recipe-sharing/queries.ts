import type { Recipe } from '@pomona/contract/recipes';
import { readRecipeShare, readSharedRecipe } from '@pomona/contract/recipes/sharing';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/failures.ts';

const minute = 60_000;

export const recipeShareKey = (memberId: string, recipeId: string) =>
  ['own', 'recipe-share', memberId, recipeId] as const;

/** Whether a link opens one's own recipe. */
export function recipeShareQuery(api: Api, memberId: string, recipeId: string) {
  return queryOptions({
    queryKey: recipeShareKey(memberId, recipeId),
    queryFn: async ({ signal }) =>
      (await api.call(readRecipeShare, { params: { id: recipeId }, signal })).share,
  });
}

export const sharedRecipeKey = (token: string) => ['shared-recipe', token] as const;

/**
 * The recipe that a link opens, the same for everybody; `null` where it opens none. Not stored on the device: what was
 * revoked is gone.
 */
export function sharedRecipeQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: sharedRecipeKey(token),
    staleTime: minute,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }): Promise<Recipe | null> => {
      try {
        return await api.call(readSharedRecipe, { params: { token }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
