import { type AnalyticsSpan, readAnalytics } from '@pomona/contract/admin/analytics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

/** What happened on the last days; for administrators. */
export const analyticsQuery = (api: Api, span: AnalyticsSpan) =>
  queryOptions({
    queryKey: ['own', 'admin', 'analytics', span],
    staleTime: 15_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call(readAnalytics, { signal, query: { days: `${span}` } }),
  });
