import { listSessions } from '@pomona/contract/accounts/security';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

/** The member's own: forgotten when the session ends. */
export const sessionsKey = ['own', 'accounts', 'sessions'] as const;

/** Where the member is signed in. */
export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await api.call(listSessions, { signal })).sessions,
  });
}
