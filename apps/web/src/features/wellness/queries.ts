import type { Language } from '@pomona/contract/languages';
import { listMeals, readConsent } from '@pomona/contract/wellness/meals';
import { readTips } from '@pomona/contract/wellness/tips';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';
import type { Day } from './days.ts';

/** The member's own: forgotten when the session ends. */
export const wellnessKey = ['own', 'wellness'] as const;
export const mealsKey = [...wellnessKey, 'meals'] as const;
export const consentKey = [...wellnessKey, 'consent'] as const;

const maxOfflineDays = 30;
/** Groups of what is stored in the browser begin so. */
export const offlineGroup = 'wellness-';

/** A day's meals and what they add up to (WELL-12). */
export function mealDayQuery(api: Api, day: Day) {
  return queryOptions({
    queryKey: [...mealsKey, day],
    meta: storedOffline(`${offlineGroup}meals`, maxOfflineDays),
    queryFn: ({ signal }) => api.call(listMeals, { query: { day }, signal }),
  });
}

/** Whether the member agreed to have health data stored. */
export function consentQuery(api: Api) {
  return queryOptions({
    queryKey: consentKey,
    meta: storedOffline(`${offlineGroup}consent`),
    queryFn: ({ signal }) => api.call(readConsent, { signal }),
  });
}

/** `language` and `today` are in the key: each has tips of its own. Preferences may change them at any time. */
export function tipsQuery(api: Api, { today, language }: { today: Day; language: Language }) {
  return queryOptions({
    queryKey: [...wellnessKey, 'tips', today, language],
    meta: storedOffline(`${offlineGroup}tips`),
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.call(readTips, { signal })).tips,
  });
}
