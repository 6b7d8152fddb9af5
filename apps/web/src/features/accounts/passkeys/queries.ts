import { listPasskeys } from '@pomona/contract/accounts/passkeys';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

/** The member's own: forgotten when the session ends. */
export const passkeysKey = ['own', 'accounts', 'passkeys'] as const;

export function passkeysQuery(api: Api) {
  return queryOptions({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await api.call(listPasskeys, { signal })).passkeys,
  });
}
