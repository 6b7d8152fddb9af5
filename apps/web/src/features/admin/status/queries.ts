import { readPlatformStatus } from '@pomona/contract/admin/status';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

const lookMilliseconds = 30_000;

/** How the server's parts are doing, kept up to date. */
export function statusQuery(api: Api) {
  return queryOptions({
    queryKey: ['own', 'admin', 'status'],
    staleTime: 0,
    refetchInterval: lookMilliseconds,
    queryFn: ({ signal }) => api.call(readPlatformStatus, { signal }),
  });
}
