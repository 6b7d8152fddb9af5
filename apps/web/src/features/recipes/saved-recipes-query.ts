import { listRecipes } from '@pomona/contract/recipes';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';
import { readRecipeList } from './read-recipe.ts';

const minute = 60_000;

/** More ids would make an address that is too long for servers in between. */
export const savedAtOnce = 100;

/** The recipes with these ids in their order, in one call for up to a hundred; who is gone is left out (PROF-03). */
export function savedRecipesQuery(api: Api, memberId: string, ids: readonly string[]) {
  return infiniteQueryOptions({
    queryKey: ['own', 'recipes', 'saved', memberId, ids],
    meta: storedOffline('saved'),
    staleTime: minute,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const page = ids.slice(pageParam, pageParam + savedAtOnce);
      const query = { ids: page.join(','), limit: savedAtOnce, fields: 'card' } as const;
      const cards = readRecipeList(await api.callUnchecked(listRecipes, { query, signal }));
      return page.flatMap((id) => cards.find((card) => card.id === id) ?? []);
    },
    getNextPageParam: (_cards, _pages, start) =>
      start + savedAtOnce < ids.length ? start + savedAtOnce : null,
  });
}
