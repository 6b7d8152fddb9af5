import type { ActivityType, MemberLevel, SymptomType } from '@pomona/contract/wellness';
import { type Day, dayAfter, mondayOf } from './days.ts';

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

/** Consecutive days with a log; today is not over yet and breaks nothing. */
export function streakDays(logged: readonly Day[], today: Day): number {
  const days = new Set(logged);
  const yesterday = dayAfter(today, -1);
  let length = 0;
  for (let day = days.has(today) ? today : yesterday; days.has(day); day = dayAfter(day, -1))
    length += 1;
  return length;
}

/** Only of goals that the member still has (PROF-02). */
export function goalFigures(
  goals: readonly string[],
  achieved: readonly string[],
): { achieved: number; total: number } {
  const reached = new Set(achieved);
  return { achieved: goals.filter((goal) => reached.has(goal)).length, total: goals.length };
}

export interface MemberActivity {
  logs: number;
  reviews: number;
  goalsAchieved: number;
  recipesSaved: number;
}

/** A log gives 1 point, a review 5, a goal reached 10, a recipe saved 1 (PROF-02). */
export function memberLevel({
  logs,
  reviews,
  goalsAchieved,
  recipesSaved,
}: MemberActivity): MemberLevel {
  const points = logs + 5 * reviews + 10 * goalsAchieved + recipesSaved;
  if (points < 150) return 'Beginner';
  if (points < 400) return 'Cook';
  return points < 1000 ? 'Chef' : 'Master';
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : rounded(values.reduce((sum, value) => sum + value, 0) / values.length);

const rounded = (value: number) => Math.round(value * 10) / 10;
