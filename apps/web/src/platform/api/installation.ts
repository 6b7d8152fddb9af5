import { readConfig } from '@pomona/contract/system';
import { queryOptions } from '@tanstack/react-query';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';
import type { Api } from './api.ts';

const freshMilliseconds = 300_000;

export function installationQuery(api: Api) {
  return queryOptions({
    queryKey: ['config'],
    meta: storedOffline('config'),
    staleTime: freshMilliseconds,
    queryFn: ({ signal }) => api.call(readConfig, { signal }),
  });
}
