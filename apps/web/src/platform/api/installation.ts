import { readConfig } from '@pomona/contract/system';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

const freshMilliseconds = 300_000;

export function installationQuery(api: Api) {
  return queryOptions({
    queryKey: ['config'],
    staleTime: freshMilliseconds,
    queryFn: ({ signal }) => api.call(readConfig, { signal }),
  });
}
