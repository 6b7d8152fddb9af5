import { readVisitSummary, type VisitSpan } from '@pomona/contract/wellness/visit-summary';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import type { Day } from '../days.ts';
import { loggedKey } from '../entries/queries.ts';

export interface Visit {
  days: VisitSpan;
  /** The last day. */
  to: Day;
}

export function visitSummaryQuery(api: Api, visit: Visit) {
  return queryOptions({
    queryKey: [...loggedKey, 'visit', visit],
    queryFn: ({ signal }) => api.call(readVisitSummary, { query: { ...visit }, signal }),
  });
}
