import {
  countReportedTexts,
  listNewcomers,
  listReportedTexts,
  type ReportSource,
} from '@pomona/contract/admin/moderation';
import { listChatMutes } from '@pomona/contract/chat/moderation';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

/** Below what the dashboard keeps: a change there reads these again as well. */
export const moderationKey = ['own', 'admin', 'moderation'] as const;

export interface QueueSelection {
  state: 'open' | 'decided';
  source: ReportSource | 'all';
}

const textsAtOnce = 20;
const minute = 60_000;

/** Reported messages and reviews. */
export function reportedTextsQuery(api: Api, { state, source }: QueueSelection) {
  return infiniteQueryOptions({
    queryKey: [...moderationKey, 'texts', state, source],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.call(listReportedTexts, {
        signal,
        query: {
          ...{ limit: textsAtOnce, state },
          ...(source !== 'all' && { source }),
          ...(pageParam !== null && { after: pageParam }),
        },
      }),
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}

export const reportCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...moderationKey, 'counts'],
    refetchInterval: minute,
    queryFn: ({ signal }) => api.call(countReportedTexts, { signal }),
  });

export const mutesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...moderationKey, 'mutes'],
    queryFn: async ({ signal }) => (await api.call(listChatMutes, { signal })).mutes,
  });

export const newcomersQuery = (api: Api) =>
  queryOptions({
    queryKey: [...moderationKey, 'newcomers'],
    queryFn: async ({ signal }) => (await api.call(listNewcomers, { signal })).newcomers,
  });
