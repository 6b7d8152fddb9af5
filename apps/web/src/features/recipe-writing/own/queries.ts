import {
  type DeletedRecipe,
  listDeletedRecipes,
  listOwnRecipes,
  type OwnRecipe,
} from '@pomona/contract/recipe-writing';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

const minute = 60_000;

export const ownRecipesKey = (memberId: string) => ['own', 'recipes', 'written', memberId] as const;

/** What the member has written, the last changed first. */
export function ownRecipesQuery(api: Api, memberId: string) {
  return queryOptions({
    queryKey: ownRecipesKey(memberId),
    staleTime: minute / 2,
    queryFn: async ({ signal }): Promise<readonly OwnRecipe[]> =>
      (await api.callUnchecked(listOwnRecipes, { signal })).recipes,
  });
}

export const deletedRecipesKey = (memberId: string) =>
  ['own', 'recipes', 'deleted', memberId] as const;

/** What the member has deleted and can still bring back, the last deleted first. */
export function deletedRecipesQuery(api: Api, memberId: string) {
  return queryOptions({
    queryKey: deletedRecipesKey(memberId),
    staleTime: minute / 2,
    queryFn: async ({ signal }): Promise<readonly DeletedRecipe[]> =>
      (await api.callUnchecked(listDeletedRecipes, { signal })).recipes,
  });
}
