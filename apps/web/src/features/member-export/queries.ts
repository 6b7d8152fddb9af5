import { type MemberExport, readMemberExport } from '@pomona/contract/accounts/member-export';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

/** The member's own: forgotten when the session ends. */
export const memberExportKey = ['own', 'member-export'] as const;

const pollMilliseconds = 1000;
const recheckMilliseconds = 60_000;

export const isBeingMade = ({ state }: Pick<MemberExport, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** The last archive of the member's data, read again while it is being made, and for its end once it is there. */
export function memberExportQuery(api: Api) {
  return queryOptions({
    queryKey: memberExportKey,
    queryFn: async ({ signal }) => (await api.call(readMemberExport, { signal })).export,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false;
      if (isBeingMade(data)) return pollMilliseconds;
      return data.state === 'ready' ? recheckMilliseconds : false;
    },
  });
}
