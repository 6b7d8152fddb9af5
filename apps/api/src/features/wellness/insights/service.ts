import { activityTypes, symptomTypes } from '@pomona/contract/wellness';
import {
  type DayQuantity,
  patternDays,
  type WeekProgress,
  type WellnessInsights,
} from '@pomona/contract/wellness/insights';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import { type Day, dayAfter, dayIn, mondayOf } from '#platform/days.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { type DayQuantities, dayQuantities, mean } from '../history/day-quantities.ts';
import { type Diary, readDiary } from '../history/store.ts';
import { type MeasuredDay, readMeasuredDays } from '../measured-days/store.ts';
import { type DiarySeries, findPatterns } from '../patterns/find-patterns.ts';

/** What the diary of a member says (WELL-08, WELL-10). Only the owner reads it, administrators included (ROLE-04). */
export interface Insights {
  readInsights(viewer: Member, timeZone: string): Promise<WellnessInsights>;
}

export function createInsights({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Insights {
  return {
    async readInsights(viewer, timeZone) {
      const today = dayIn(timeZone, clock());
      const from = dayAfter(today, 1 - patternDays);
      const days = { from, to: today };
      const [diary, measured] = await Promise.all([
        readDiary(database, viewer.id, days),
        readMeasuredDays(database, viewer.id, days),
      ]);
      const monday = mondayOf(today);
      return {
        this_week: progressOf(diary, monday, today),
        last_week: progressOf(diary, dayAfter(monday, -7), dayAfter(monday, -1)),
        ...(await findPatterns(seriesOf(dayQuantities(diary), measured))),
      };
    },
  };
}

/** From this Monday to its Sunday, or to today; what was not logged is absent, never 0. */
export function progressOf(diary: Diary, monday: Day, until: Day): WeekProgress {
  const isInWeek = ({ day }: { day: Day }) => day >= monday && day <= until;
  const symptoms = diary.symptoms.filter(isInWeek);
  const activities = diary.activities.filter(isInWeek);
  const logged = new Set([...symptoms, ...activities, ...diary.meals.filter(isInWeek)].map(dayOf));
  const moved = new Set(activities.map(dayOf));
  const minutes = activities.reduce((sum, entry) => sum + entry.minutes, 0);
  return {
    week: monday,
    logged_days: logged.size,
    minutes_per_day: moved.size === 0 ? null : rounded(minutes / moved.size),
    levels: symptomTypes.flatMap((type) => {
      const levels = symptoms.filter((entry) => entry.type === type).map(({ level }) => level);
      return levels.length === 0
        ? []
        : { type, level: rounded(mean(levels)), entries: levels.length };
    }),
    activities: activityTypes.flatMap((type) => {
      const own = activities.filter((entry) => entry.type === type);
      return own.length === 0
        ? []
        : { type, minutes: own.reduce((sum, entry) => sum + entry.minutes, 0) };
    }),
  };
}

const dayOf = ({ day }: { day: Day }) => day;

const dayMilliseconds = 86_400_000;

/** The same quantities by quantity, with days counted from 1970. */
export function seriesOf(days: DayQuantities, measured: readonly MeasuredDay[]): DiarySeries {
  const series = new Map<DayQuantity, Map<number, number>>();
  const put = (day: Day, quantity: DayQuantity, value: number) => {
    const known = series.get(quantity) ?? new Map<number, number>();
    series.set(quantity, known.set(Date.parse(`${day}T00:00:00Z`) / dayMilliseconds, value));
  };
  for (const [day, quantities] of days)
    for (const [quantity, value] of quantities) put(day, quantity, value);
  for (const { day, quantity, value } of measured) put(day, quantity, value);
  return series;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
