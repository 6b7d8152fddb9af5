import {
  type FindingKind,
  listFindings,
  listFoodsWithoutIndex,
  readQuality,
} from '@pomona/contract/admin/quality';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

export const qualityKey = ['own', 'admin', 'quality'] as const;

export function qualityQuery(api: Api) {
  return queryOptions({
    queryKey: [...qualityKey, 'counts'],
    queryFn: ({ signal }) => api.call(readQuality, { signal }),
  });
}

/** Recipes that should be looked at, by their ids. */
export function findingsQuery(api: Api, kind: FindingKind) {
  return infiniteQueryOptions({
    queryKey: [...qualityKey, 'findings', kind],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.call(listFindings, {
        signal,
        query: { kind, ...(pageParam !== null && { after: pageParam }) },
      }),
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}

export function foodsWithoutIndexQuery(api: Api) {
  return queryOptions({
    queryKey: [...qualityKey, 'foods'],
    queryFn: ({ signal }) => api.call(listFoodsWithoutIndex, { signal }),
  });
}
