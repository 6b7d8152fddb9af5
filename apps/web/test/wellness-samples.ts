import type { ActivityEntry, SymptomEntry } from '@pomona/contract/wellness/entries';
import type { WellnessSummary } from '@pomona/contract/wellness/history';
import type { WellnessInsights } from '@pomona/contract/wellness/insights';
import { consentVersion, type WellnessConsent } from '@pomona/contract/wellness/meals';
import type { WellnessTip } from '@pomona/contract/wellness/tips';
import type { Tracking } from '@pomona/contract/wellness/tracking';
import type { VisitSummary } from '@pomona/contract/wellness/visit-summary';
import { dayAfter, dayHere } from '#features/wellness/days.ts';
import type { Answers } from './fake-api.ts';

export const today = dayHere(new Date());

let made = 0;
const nextId = () => {
  made += 1;
  return `a4b7a9a6-6f0a-4c57-9d6c-${String(made).padStart(12, '0')}`;
};

export function makeSymptom(own: Partial<SymptomEntry> = {}): SymptomEntry {
  return {
    ...{ id: nextId(), day: today, type: 'mood', level: 7, hours: null, notes: '' },
    ...{ created_at: `${today}T08:00:00.000Z`, ...own },
  };
}

export function makeActivity(own: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    ...{ id: nextId(), day: today, type: 'Yoga', minutes: 30, notes: '' },
    ...{ created_at: `${today}T08:00:00.000Z`, ...own },
  };
}

export function makeSummary(own: Partial<WellnessSummary> = {}): WellnessSummary {
  return {
    today,
    figures: { energy: 7.2, workouts_per_week: 5, sleep_hours: 7.5, streak_days: 12 },
    ...{ latest_symptoms: [], latest_activities: [], ...own },
  };
}

export function makeTip(own: Partial<WellnessTip> = {}): WellnessTip {
  return {
    ...{ id: 'regular-hours', title: 'The same hours, most days', category: 'sleep' },
    content:
      'Going to bed and getting up at about the same time helps your body to know the night.',
    ...{ read_time: 1, source: { title: 'NHS: Insomnia', url: 'https://www.nhs.uk/insomnia' } },
    ...own,
  };
}

const emptyWeek = { logged_days: 0, minutes_per_day: null, levels: [], activities: [] };
const emptyInsights: WellnessInsights = {
  this_week: { week: '2026-11-16', ...emptyWeek },
  last_week: { week: '2026-11-09', ...emptyWeek },
  ...{ patterns: [], looked_at: 0, missing: [] },
};

export const noTracking: Tracking = {
  ...{ glucose: false, cycle: false, glucose_unit: 'mg/dL', glucose_range: null },
};

/** Of 90 days to today. */
export function makeVisitSummary(own: Partial<VisitSummary> = {}): VisitSummary {
  return {
    ...{ from: dayAfter(today, -89), to: today, logged_days: 72 },
    entries: Array.from({ length: 90 }, (_, at) => (at % 5 === 0 ? 0 : 1 + (at % 3))),
    longest_gap: { from: dayAfter(today, -30), to: dayAfter(today, -25), days: 6 },
    figures: [
      {
        ...{ quantity: 'mood', days: 61, median: 6.5, lowest: 2, highest: 9 },
        halves: { first: 5.5, second: 7 },
      },
      {
        ...{ quantity: 'sleep_hours', days: 9, median: 7.25, lowest: 6, highest: 8.5 },
        halves: null,
      },
      {
        ...{ quantity: 'calories', days: 40, median: 1850, lowest: 1200, highest: 2400 },
        halves: { first: 1900, second: 1800 },
      },
    ],
    movement: {
      weeks: Array.from({ length: 13 }, (_, at) => ({
        ...{ monday: dayAfter('2026-08-24', at * 7), days: at === 0 ? 4 : 7, minutes: at * 20 },
      })),
      types: [{ type: 'Walking', entries: 12, minutes: 360 }],
    },
    ...{ meals: { entries: 80, days: 41, ranges: [] }, glucose: null, cycle_starts: [], ...own },
  };
}

export const emptyPage = { entries: [], next_cursor: null, total: 0 };

export const noConsent: WellnessConsent = {
  ...{ is_given: false, version: consentVersion, given_at: null, given_version: null },
};

/** A member who agreed, and has logged nothing. */
export const wellnessAnswers: Answers = {
  readConsent: () => ({
    ...{ is_given: true, version: consentVersion },
    ...{ given_at: '2026-11-01T08:00:00.000Z', given_version: consentVersion },
  }),
  listMeals: () => ({ day: today, meals: [], sums: {} }),
  listRecentMeals: () => ({ meals: [] }),
  readMealRanges: () => ({}),
  readWellnessSummary: () => makeSummary(),
  listSymptoms: () => emptyPage,
  listActivities: () => emptyPage,
  readWellnessHistory: () => ({ days: [] }),
  readInsights: () => emptyInsights,
  readTips: () => ({ tips: [makeTip()] }),
  readTracking: () => noTracking,
};
