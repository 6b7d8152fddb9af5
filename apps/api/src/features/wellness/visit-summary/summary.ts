import { activityTypes } from '@pomona/contract/wellness';
import { type MealFigureKey, mealFigureKeys } from '@pomona/contract/wellness/meals';
import type { MealRanges } from '@pomona/contract/wellness/ranges';
import {
  minHalfDays,
  type VisitFigure,
  type VisitQuantity,
  type VisitRangeDays,
  type VisitSummary,
  visitQuantities,
} from '@pomona/contract/wellness/visit-summary';
import { median } from 'simple-statistics';
import { type Day, dayAfter, mondayOf } from '#platform/days.ts';
import { type DayQuantities, dayQuantities } from '../history/day-quantities.ts';
import type { Diary } from '../history/store.ts';

export type VisitDiary = Omit<VisitSummary, 'glucose' | 'cycle_starts'>;

export interface Span {
  from: Day;
  to: Day;
}

/** What was logged by hand; the diary must hold the entries of the span only. */
export function visitDiaryOf(diary: Diary, span: Span, ranges: MealRanges = {}): VisitDiary {
  const days = daysOf(span);
  const counts = entriesByDay(diary);
  const entries = days.map((day) => counts.get(day) ?? 0);
  const values = dayQuantities(diary);
  return {
    ...span,
    entries,
    logged_days: counts.size,
    longest_gap: longestGap(days, entries),
    figures: visitQuantities.flatMap((quantity) => figureOf(quantity, days, values) ?? []),
    movement: movementOf(diary.activities, days),
    meals: {
      entries: diary.meals.length,
      days: new Set(diary.meals.map(({ day }) => day)).size,
      ranges: mealFigureKeys.flatMap((key) => rangeDaysOf(key, ranges[key], values) ?? []),
    },
  };
}

export function daysOf({ from, to }: Span): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

function entriesByDay(diary: Diary): Map<Day, number> {
  const counts = new Map<Day, number>();
  for (const { day } of [...diary.symptoms, ...diary.activities, ...diary.meals])
    counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** The first of several that are equally long. */
function longestGap(days: readonly Day[], entries: readonly number[]): VisitSummary['longest_gap'] {
  let longest: VisitSummary['longest_gap'] = null;
  let length = 0;
  for (const [at, day] of days.entries()) {
    length = entries[at] === 0 ? length + 1 : 0;
    if (length > (longest?.days ?? 0))
      longest = { from: dayAfter(day, 1 - length), to: day, days: length };
  }
  return longest;
}

function figureOf(
  quantity: VisitQuantity,
  days: readonly Day[],
  values: DayQuantities,
): VisitFigure | null {
  const readDay = (day: Day) => values.get(day)?.get(quantity);
  const known = days.flatMap((day) => readDay(day) ?? []);
  if (known.length === 0) return null;
  return {
    quantity,
    days: known.length,
    median: rounded(median(known)),
    lowest: rounded(Math.min(...known)),
    highest: rounded(Math.max(...known)),
    halves: halvesOf(days, readDay),
  };
}

/** Medians of both halves of the days; `null` where one has too few. */
export function halvesOf(
  days: readonly Day[],
  readDay: (day: Day) => number | undefined,
): VisitFigure['halves'] {
  const middle = Math.floor(days.length / 2);
  const first = days.slice(0, middle).flatMap((day) => readDay(day) ?? []);
  const second = days.slice(middle).flatMap((day) => readDay(day) ?? []);
  if (Math.min(first.length, second.length) < minHalfDays) return null;
  return { first: rounded(median(first)), second: rounded(median(second)) };
}

function rangeDaysOf(
  quantity: MealFigureKey,
  range: MealRanges[MealFigureKey],
  values: DayQuantities,
): VisitRangeDays | null {
  if (range === undefined) return null;
  const { low, high } = range;
  const sums = [...values.values()].flatMap((day) => day.get(quantity) ?? []);
  const below = sums.filter((sum) => low !== null && sum < low).length;
  const above = sums.filter((sum) => high !== null && sum > high).length;
  return { quantity, low, high, below, within: sums.length - below - above, above };
}

function movementOf(
  activities: Diary['activities'],
  days: readonly Day[],
): VisitSummary['movement'] {
  const weeks = new Map<Day, { days: number; minutes: number }>();
  for (const day of days) {
    const monday = mondayOf(day);
    const week = weeks.get(monday) ?? { days: 0, minutes: 0 };
    weeks.set(monday, { ...week, days: week.days + 1 });
  }
  for (const { day, minutes } of activities) {
    const week = weeks.get(mondayOf(day));
    if (week !== undefined) week.minutes += minutes;
  }
  const types = activityTypes.flatMap((type) => {
    const own = activities.filter((entry) => entry.type === type);
    return own.length === 0 ? [] : { type, entries: own.length, minutes: minutesOf(own) };
  });
  return {
    weeks: [...weeks].map(([monday, week]) => ({ monday, ...week })),
    types: types.sort((a, b) => b.minutes - a.minutes),
  };
}

const minutesOf = (entries: Diary['activities']) =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);

const rounded = (value: number) => Math.round(value * 100) / 100;
