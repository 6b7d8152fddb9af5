import { readOwnGrant } from '@pomona/contract/admin/grants';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

const lookMilliseconds = 20_000;

/** Whether the right to administrate waits for this account; looked for while the page is open. */
export function ownGrantQuery(api: Api) {
  return queryOptions({
    queryKey: ['own', 'admin', 'grant'],
    staleTime: 0,
    refetchInterval: lookMilliseconds,
    queryFn: ({ signal }) => api.call(readOwnGrant, { signal }),
  });
}
