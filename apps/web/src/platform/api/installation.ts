import { readConfig } from '@pomona/contract/system';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

const freshMilliseconds = 300_000;

/** What this installation offers: demo accounts, whether one may register, the figures of the home page. */
export function installationQuery(api: Api) {
  return queryOptions({
    queryKey: ['config'],
    staleTime: freshMilliseconds,
    queryFn: ({ signal }) => api.call(readConfig, { signal }),
  });
}
