import { readWellnessHistory, readWellnessSummary } from '@pomona/contract/wellness/history';
import { readInsights } from '@pomona/contract/wellness/insights';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';
import type { Day } from '../days.ts';
import { offlineGroup, wellnessKey } from '../queries.ts';
import type { DiaryEntry, EntryKind, EntrySelection } from './kinds.ts';

/** The member's own; everything that an entry changes begins with it. */
export const loggedKey = [...wellnessKey, 'logged'] as const;

const pageSize = 30;
/** Days and lists of each kind that are readable without a network. */
const maxOffline = 30;

export function entriesQuery<Entry extends DiaryEntry, Body, Change, Type>(
  api: Api,
  kind: EntryKind<Entry, Body, Change, Type>,
  selection: EntrySelection<Type>,
) {
  return infiniteQueryOptions({
    queryKey: [...loggedKey, kind.name, selection],
    meta: storedOffline(`${offlineGroup}${kind.name}`, maxOffline),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      kind.list(api, selection, {
        ...(pageParam !== null && { cursor: pageParam }),
        ...{ limit: pageSize, signal },
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

/** `today` is in the key: the figures of another day are others. */
export function summaryQuery(api: Api, today: Day) {
  return queryOptions({
    queryKey: [...loggedKey, 'summary', today],
    meta: storedOffline(`${offlineGroup}summary`),
    staleTime: 0,
    queryFn: ({ signal }) => api.call(readWellnessSummary, { signal }),
  });
}

export function historyQuery(api: Api, days: { from: Day; to: Day }) {
  return queryOptions({
    queryKey: [...loggedKey, 'days', days],
    meta: storedOffline(`${offlineGroup}days`, maxOffline),
    queryFn: async ({ signal }) =>
      (await api.call(readWellnessHistory, { query: days, signal })).days,
  });
}

export function insightsQuery(api: Api, today: Day) {
  return queryOptions({
    queryKey: [...loggedKey, 'insights', today],
    meta: storedOffline(`${offlineGroup}insights`),
    queryFn: ({ signal }) => api.call(readInsights, { signal }),
  });
}
