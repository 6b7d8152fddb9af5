import { listAudit } from '@pomona/contract/admin/audit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

/** What administrators did, the last first. */
export function auditQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['own', 'admin', 'audit'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.call(listAudit, { signal, query: pageParam === null ? {} : { after: pageParam } }),
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}
