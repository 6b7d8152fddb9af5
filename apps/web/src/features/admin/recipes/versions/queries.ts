import { listRecipeVersions, readRecipeVersion } from '@pomona/contract/admin/recipes';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

/** The versions of a recipe that everybody could read, the newest first. */
export function versionsQuery(api: Api, id: string) {
  return infiniteQueryOptions({
    queryKey: ['own', 'admin', 'recipes', 'versions', id],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      api.call(listRecipeVersions, {
        signal,
        params: { id },
        query: pageParam === null ? {} : { before: pageParam },
      }),
    getNextPageParam: ({ next_before: next }) => next,
  });
}

/** What a version says never changes. */
export function versionQuery(api: Api, id: string, version: number) {
  return queryOptions({
    queryKey: ['own', 'admin', 'recipe-version', id, version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.call(readRecipeVersion, { signal, params: { id, version } }),
  });
}
