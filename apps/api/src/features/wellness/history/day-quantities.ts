import { symptomTypes } from '@pomona/contract/wellness';
import type { HistoryDay } from '@pomona/contract/wellness/history';
import type { DayQuantity } from '@pomona/contract/wellness/insights';
import { mealFigureKeys } from '@pomona/contract/wellness/meals';
import type { Day } from '#platform/days.ts';
import { sumsOf } from '../meals/figures.ts';
import type { Diary } from './store.ts';

/** What was logged of each day; a quantity that was not is absent. */
export type DayQuantities = ReadonlyMap<Day, ReadonlyMap<DayQuantity, number>>;

/**
 * Of levels and hours the mean, of minutes and meals the sum. A figure that one meal of the day lacks is absent, for its sum
 * would be too small.
 */
export function dayQuantities(diary: Diary): DayQuantities {
  const days = new Map<Day, Map<DayQuantity, number>>();
  const put = (day: Day, quantity: DayQuantity, value: number) => {
    const known = days.get(day) ?? new Map<DayQuantity, number>();
    days.set(day, known.set(quantity, value));
  };
  for (const [day, entries] of byDay(diary.symptoms)) {
    for (const type of symptomTypes) {
      const levels = entries.filter((entry) => entry.type === type).map(({ level }) => level);
      if (levels.length > 0) put(day, type, mean(levels));
    }
    const hours = entries.flatMap(({ type, hours: slept }) =>
      type === 'sleep' && slept !== null ? slept : [],
    );
    if (hours.length > 0) put(day, 'sleep_hours', mean(hours));
  }
  for (const [day, entries] of byDay(diary.activities))
    put(
      day,
      'active_minutes',
      entries.reduce((sum, { minutes }) => sum + minutes, 0),
    );
  for (const [day, entries] of byDay(diary.meals)) {
    const sums = sumsOf(entries);
    for (const key of mealFigureKeys) {
      const sum = sums[key];
      if (sum?.is_complete) put(day, key, sum.value);
    }
  }
  return days;
}

/** Oldest first. */
export function historyDays(diary: Diary): HistoryDay[] {
  const quantities = dayQuantities(diary);
  const entries = byDay<{ day: Day }>([...diary.symptoms, ...diary.activities, ...diary.meals]);
  return [...entries].sort(byName).map(([day, logged]) => {
    const known = quantities.get(day);
    const sleepHours = known?.get('sleep_hours');
    const minutes = known?.get('active_minutes');
    const levels = symptomTypes.flatMap((type) => {
      const value = known?.get(type);
      return value === undefined ? [] : [[type, rounded(value)]];
    });
    return {
      day,
      levels: Object.fromEntries(levels),
      ...(sleepHours !== undefined && { sleep_hours: rounded(sleepHours) }),
      ...(minutes !== undefined && { active_minutes: minutes }),
      entries: logged.length,
    };
  });
}

function byDay<Entry extends { day: Day }>(entries: readonly Entry[]): Map<Day, Entry[]> {
  const days = new Map<Day, Entry[]>();
  for (const entry of entries) {
    const others = days.get(entry.day);
    if (others === undefined) days.set(entry.day, [entry]);
    else others.push(entry);
  }
  return days;
}

const byName = ([a]: readonly [Day, unknown], [b]: readonly [Day, unknown]) =>
  Number(a > b) - Number(a < b);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const rounded = (value: number) => Math.round(value * 100) / 100;
