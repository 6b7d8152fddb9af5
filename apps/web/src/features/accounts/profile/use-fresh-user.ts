import { readOwnUser } from '@pomona/contract/accounts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '#platform/api/api.ts';
import { useApi, useSession } from '#platform/services.tsx';

/** Cancelled by every change of the member, so that no stale answer follows it. */
export const freshUserKey = ['own', 'accounts', 'user'] as const;

function freshUserQuery(api: Api) {
  return queryOptions({
    queryKey: freshUserKey,
    queryFn: ({ signal }) => api.call(readOwnUser, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
  });
}

/** Brings what other devices have changed, and today's counters, whenever the page is looked at. */
export function useFreshUser(): void {
  const session = useSession();
  const { data } = useQuery(freshUserQuery(useApi()));
  useEffect(() => {
    if (data) session.updateUser(data);
  }, [data, session]);
}
