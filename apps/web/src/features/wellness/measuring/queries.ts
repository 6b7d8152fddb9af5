import { listCycleStarts, readTracking } from '@pomona/contract/wellness/tracking';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { loggedKey } from '../entries/queries.ts';

/** Whether the member measures glucose or logs cycles. */
export function trackingQuery(api: Api) {
  return queryOptions({
    queryKey: [...loggedKey, 'tracking'],
    queryFn: ({ signal }) => api.call(readTracking, { signal }),
  });
}

export function cycleQuery(api: Api) {
  return queryOptions({
    queryKey: [...loggedKey, 'cycle'],
    queryFn: async ({ signal }) => (await api.call(listCycleStarts, { signal })).starts,
  });
}
