import { listGlucose } from '@pomona/contract/wellness/glucose';
import { listGlucoseImports } from '@pomona/contract/wellness/glucose-files';
import { readGlucoseDay, readGlucoseSummary } from '@pomona/contract/wellness/glucose-summary';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import type { Day } from '../days.ts';
import { loggedKey } from '../entries/queries.ts';

const glucoseKey = [...loggedKey, 'glucose'] as const;
const dayLimit = 500;

/** Meals belong to it, so that it is always read again. */
export function glucoseDayQuery(api: Api, day: Day) {
  return queryOptions({
    queryKey: [...glucoseKey, 'day', day],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(readGlucoseDay, { query: { day }, signal }),
  });
}

export function glucoseSummaryQuery(api: Api, days: { from: Day; to: Day }) {
  return queryOptions({
    queryKey: [...glucoseKey, 'summary', days],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(readGlucoseSummary, { query: days, signal }),
  });
}

/** Those by hand or by a meter; a sensor's are in the curve. */
export function singleReadingsQuery(api: Api, day: Day) {
  return queryOptions({
    queryKey: [...glucoseKey, 'single', day],
    queryFn: async ({ signal }) => {
      const query = { from: day, to: day, limit: dayLimit };
      const { readings } = await api.call(listGlucose, { query, signal });
      return readings.filter(({ source }) => source !== 'sensor');
    },
  });
}

export function importsQuery(api: Api) {
  return queryOptions({
    queryKey: [...glucoseKey, 'imports'],
    queryFn: async ({ signal }) => (await api.call(listGlucoseImports, { signal })).imports,
  });
}
