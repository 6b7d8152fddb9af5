import { readSettings } from '@pomona/contract/admin/settings';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

/** What holds for the whole site; for administrators. */
export function siteSettingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['own', 'admin', 'settings'],
    queryFn: ({ signal }) => api.call(readSettings, { signal }),
  });
}
