import {
  type DeletedRecipe,
  listDeletedRecipes,
  listOwnRecipes,
  type OwnRecipe,
} from '@pomona/contract/recipe-writing';
import { listRecipes } from '@pomona/contract/recipes';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readRecipeList } from '#features/recipes/read-recipe.ts';
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

/** More ids would make an address that is too long for servers in between. */
export const savedAtOnce = 100;

/** The recipes with these ids in their order, in one call for up to a hundred; who is gone is left out (PROF-03). */
export function savedRecipesQuery(api: Api, memberId: string, ids: readonly string[]) {
  return infiniteQueryOptions({
    queryKey: ['own', 'recipes', 'saved', memberId, ids],
    staleTime: minute,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const asked = ids.slice(pageParam, pageParam + savedAtOnce);
      const query = { ids: asked.join(','), limit: savedAtOnce, fields: 'card' } as const;
      const cards = readRecipeList(await api.callUnchecked(listRecipes, { query, signal }));
      return asked.flatMap((id) => cards.find((card) => card.id === id) ?? []);
    },
    getNextPageParam: (_cards, _pages, start) =>
      start + savedAtOnce < ids.length ? start + savedAtOnce : null,
  });
}
