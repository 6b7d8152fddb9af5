import { type AdminAction, listAudit } from '@pomona/contract/admin/audit';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

export interface AuditFilter {
  action: AdminAction | 'all';
  admin: string;
  member: string;
  /** `YYYY-MM-DD`, or nothing. */
  from: string;
  until: string;
}

export const noFilter: AuditFilter = { action: 'all', admin: '', member: '', from: '', until: '' };

/** What of the filter says something. */
export function auditSelectionOf({ action, ...texts }: AuditFilter) {
  const entries = Object.entries(texts).map(([key, text]) => [key, text.trim()] as const);
  const filled: Record<string, string> = Object.fromEntries(
    entries.filter(([, text]) => text !== ''),
  );
  return { ...filled, ...(action !== 'all' && { action }) };
}

/** What was done, the last first. */
export function auditQuery(api: Api, filter: AuditFilter) {
  const selection = auditSelectionOf(filter);
  return infiniteQueryOptions({
    queryKey: ['own', 'admin', 'audit', selection],
    initialPageParam: null as string | null,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      api.call(listAudit, {
        signal,
        query: { ...selection, ...(pageParam !== null && { after: pageParam }) },
      }),
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}
