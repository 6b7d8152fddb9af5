import { listOfferedRecipes } from '@pomona/contract/publication';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

export const offersKey = ['own', 'recipes', 'offered'] as const;

/** What members have offered for publication, the oldest offer first; for administrators. */
export function offersQuery(api: Api) {
  return queryOptions({
    queryKey: offersKey,
    staleTime: 15_000,
    queryFn: async ({ signal }) =>
      (await api.callUnchecked(listOfferedRecipes, { signal })).recipes,
  });
}

export type OfferedRecipe = Awaited<
  ReturnType<NonNullable<ReturnType<typeof offersQuery>['queryFn']>>
>[number];
