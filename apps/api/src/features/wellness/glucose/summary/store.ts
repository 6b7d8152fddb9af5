import { maxSensorGapMinutes } from '@pomona/contract/wellness/glucose';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { glucoseReadings } from '#database/tables/glucose.ts';
import { meals } from '#database/tables/wellness.ts';
import { type Day, dayAfter } from '#platform/days.ts';
import type { MealTime, SensorReading } from './meal-responses.ts';

/** A day in sums; a sensor's reading counts until the next one, unless that comes too late. */
export interface GlucoseDayRow {
  day: Day;
  readings: number;
  single: number;
  /** Minutes of the sensor. */
  known: number;
  unknown: number;
  below: number;
  above: number;
  singleBelow: number;
  singleAbove: number;
  /** mg/dL, of the minutes that are known. */
  sensorMean: number | null;
  singleMean: number | null;
  lowest: number;
  highest: number;
}

export interface Range {
  low: number;
  high: number;
}

/** Oldest first; days without a reading are absent. */
export async function listGlucoseDays(
  db: Database,
  userId: string,
  { from, to, range }: { from: Day; to: Day; range: Range | null },
): Promise<GlucoseDayRow[]> {
  // Nothing is outside of no range.
  const { low, high } = range ?? { low: 0, high: 100_000 };
  const isKnown = sql`minutes <= ${maxSensorGapMinutes}`;
  const { rows } = await db.execute<Record<keyof GlucoseDayRow, string | null> & { day: Day }>(sql`
    with spans as (
      select to_char(day, 'YYYY-MM-DD') as day, mg_dl, source = 'sensor' as is_sensor,
        extract(epoch from lead(measured_at) over (partition by source = 'sensor' order by measured_at, mg_dl) - measured_at)
          / 60 * (source = 'sensor')::int as minutes
      from ${glucoseReadings}
      where user_id = ${userId} and day between ${from}::date and ${to}::date
    )
    select day, count(*) as readings, count(*) filter (where not is_sensor) as single,
      sum(minutes) filter (where ${isKnown}) as known,
      sum(minutes) filter (where not ${isKnown}) as unknown,
      sum(minutes) filter (where ${isKnown} and mg_dl < ${low}) as below,
      sum(minutes) filter (where ${isKnown} and mg_dl > ${high}) as above,
      count(*) filter (where not is_sensor and mg_dl < ${low}) as "singleBelow",
      count(*) filter (where not is_sensor and mg_dl > ${high}) as "singleAbove",
      sum(minutes * mg_dl) filter (where ${isKnown}) / nullif(sum(minutes) filter (where ${isKnown}), 0) as "sensorMean",
      avg(mg_dl) filter (where not is_sensor) as "singleMean",
      min(mg_dl) as lowest, max(mg_dl) as highest
    from spans group by day order by day`);
  const mean = (text: string | null) => (text === null ? null : Number(text));
  return rows.map((row) => ({
    ...{ day: row.day, readings: Number(row.readings), single: Number(row.single) },
    ...{ known: Number(row.known), unknown: Number(row.unknown) },
    ...{ below: Number(row.below), above: Number(row.above) },
    ...{ singleBelow: Number(row.singleBelow), singleAbove: Number(row.singleAbove) },
    ...{ sensorMean: mean(row.sensorMean), singleMean: mean(row.singleMean) },
    ...{ lowest: Number(row.lowest), highest: Number(row.highest) },
  }));
}

/** Of these days and the ones beside them, for what was eaten around midnight. */
export function listMealTimes(
  db: Database,
  userId: string,
  { from, to }: { from: Day; to: Day },
): Promise<MealTime[]> {
  return db
    .select({
      ...{ id: meals.id, day: meals.day, title: meals.title, language: meals.language },
      ...{ recipeId: meals.recipeId, eatenAt: meals.eatenAt, figures: meals.figures },
    })
    .from(meals)
    .where(
      and(
        eq(meals.userId, userId),
        gte(meals.day, dayAfter(from, -1)),
        lte(meals.day, dayAfter(to, 1)),
      ),
    )
    .orderBy(asc(meals.eatenAt), asc(meals.id));
}

/** Of the sensor, oldest first, from 30 minutes before a meal to 120 after. */
export async function listReadingsAroundMeals(
  db: Database,
  userId: string,
  { from, to }: { from: Day; to: Day },
): Promise<SensorReading[]> {
  const isAround = sql`exists (select 1 from ${meals} where ${meals.userId} = ${userId}
    and ${meals.day} between ${from}::date and ${to}::date
    and ${glucoseReadings.measuredAt} between ${meals.eatenAt} - interval '30 minutes' and ${meals.eatenAt} + interval '120 minutes')`;
  return db
    .select({
      measuredAt: glucoseReadings.measuredAt,
      mgDl: glucoseReadings.mgDl,
      beyond: glucoseReadings.beyond,
    })
    .from(glucoseReadings)
    .where(
      and(
        eq(glucoseReadings.userId, userId),
        eq(glucoseReadings.source, 'sensor'),
        gte(glucoseReadings.day, dayAfter(from, -2)),
        lte(glucoseReadings.day, dayAfter(to, 2)),
        isAround,
      ),
    )
    .orderBy(asc(glucoseReadings.measuredAt), asc(glucoseReadings.mgDl));
}
