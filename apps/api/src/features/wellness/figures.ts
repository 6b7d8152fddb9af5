import type { ActivityType, SymptomType } from '@pomona/contract/wellness';
import { streakDays } from '#features/accounts/profile/service.ts';
import { type Day, dayAfter, mondayOf } from '#platform/days.ts';

export interface SymptomEntry {
  day: Day;
  type: SymptomType;
  /** 1 to 10. */
  level: number;
  /** Of sleep, where known. */
  hours: number | null;
}

export interface ActivityEntry {
  day: Day;
  type: ActivityType;
  minutes: number;
}

/** The four cards (WELL-01); `null` where nothing was logged. */
export interface WellnessFigures {
  /** Mean level of the last 30 days, one decimal. */
  energy: number | null;
  /** Mean of the last four whole weeks, one decimal. */
  workoutsPerWeek: number | null;
  /** Mean hours of the last 30 days, one decimal. */
  sleepHours: number | null;
  /** Days in a row, up to today or yesterday. */
  streakDays: number;
}

const meanDays = 30;
const wholeWeeks = 4;

/** Entries of later days are ignored. `otherDays` are days with another log, such as a meal. */
export function wellnessFigures(
  entries: {
    symptoms: readonly SymptomEntry[];
    activities: readonly ActivityEntry[];
    otherDays?: readonly Day[];
  },
  today: Day,
): WellnessFigures {
  const { symptoms, activities, otherDays = [] } = entries;
  const since = dayAfter(today, 1 - meanDays);
  const recent = symptoms.filter(({ day }) => day >= since && day <= today);
  const logged = [...symptoms.map(({ day }) => day), ...activities.map(({ day }) => day)];
  return {
    energy: mean(recent.flatMap(({ type, level }) => (type === 'energy' ? level : []))),
    workoutsPerWeek: workoutsPerWeek(activities, today),
    sleepHours: mean(recent.flatMap(({ type, hours }) => (type === 'sleep' ? (hours ?? []) : []))),
    streakDays: streakDays([...logged, ...otherDays], today),
  };
}

/** In the four whole weeks, Monday to Sunday, before this one. */
function workoutsPerWeek(activities: readonly ActivityEntry[], today: Day): number | null {
  const monday = mondayOf(today);
  const since = dayAfter(monday, -7 * wholeWeeks);
  const count = activities.filter(({ day }) => day >= since && day < monday).length;
  return count === 0 ? null : rounded(count / wholeWeeks);
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : rounded(values.reduce((sum, value) => sum + value, 0) / values.length);

const rounded = (value: number) => Math.round(value * 10) / 10;
