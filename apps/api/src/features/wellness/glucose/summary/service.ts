import { maxSensorGapMinutes } from '@pomona/contract/wellness/glucose';
import {
  type GlucoseDay,
  type GlucosePoint,
  type GlucoseSummary,
  type MeasuredMeal,
  maxGlucoseDays,
} from '@pomona/contract/wellness/glucose-summary';
import type { Database } from '#database/connect.ts';
import { type Day, dayAfter } from '#platform/days.ts';
import { invalidField } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { presentTracking } from '../../tracking/presenter.ts';
import { findTracking } from '../../tracking/store.ts';
import { type GlucoseRow, listReadingsOfDay } from '../readings/store.ts';
import { figuresOf, timeShareOf } from './day-figures.ts';
import { type MealResponse, mealResponses, rankedMeals, rounded } from './meal-responses.ts';
import { listGlucoseDays, listMealTimes, listReadingsAroundMeals } from './store.ts';

/** What the readings of a member come to, beside their meals (WELL-14). Only the owner reads it (ROLE-04). */
export interface GlucoseSummaries {
  readDay(viewer: Member, day: Day): Promise<GlucoseDay>;
  /** Throws `validation_failed` for a time that is too long or ends before it begins. */
  readSummary(viewer: Member, days: { from: Day; to: Day }): Promise<GlucoseSummary>;
}

export function createGlucoseSummaries({ database }: { database: Database }): GlucoseSummaries {
  async function readResponses(viewer: Member, days: { from: Day; to: Day }) {
    const [meals, readings] = await Promise.all([
      listMealTimes(database, viewer.id, days),
      listReadingsAroundMeals(database, viewer.id, days),
    ]);
    return mealResponses(meals, readings).filter(
      ({ meal }) => meal.day >= days.from && meal.day <= days.to,
    );
  }

  return {
    async readDay(viewer, day) {
      const [readings, responses] = await Promise.all([
        listReadingsOfDay(database, viewer.id, day),
        readResponses(viewer, { from: day, to: day }),
      ]);
      return { day, points: pointsOf(readings), meals: responses.map(presentResponse) };
    },

    async readSummary(viewer, { from, to }) {
      if (to < from) throw invalidField('query.to', 'Is before the first day');
      if (dayAfter(from, maxGlucoseDays) <= to)
        throw invalidField('query.from', `Holds more than ${maxGlucoseDays} days`);
      const { glucose_range: range } = presentTracking(await findTracking(database, viewer.id));
      const [rows, responses] = await Promise.all([
        listGlucoseDays(database, viewer.id, { from, to, range }),
        readResponses(viewer, { from, to }),
      ]);
      return {
        ...figuresOf(rows),
        time_in_range: range === null ? null : timeShareOf(rows, range),
        meals: {
          ranked: rankedMeals(responses),
          logged: responses.length,
          measured: responses.filter(({ rise }) => rise !== null).length,
          mixed: responses.filter(({ isMixed }) => isMixed).length,
        },
      };
    },
  };
}

/** A line is drawn between readings of the sensor that follow each other closely, and nowhere else. */
function pointsOf(readings: readonly GlucoseRow[]): GlucosePoint[] {
  let before: Date | undefined;
  return readings.map(({ measuredAt, mgDl, source }) => {
    const isSingle = source !== 'sensor';
    const minutes = before === undefined ? 0 : (measuredAt.getTime() - before.getTime()) / 60_000;
    const point = {
      ...{ at: measuredAt.toISOString(), mg_dl: mgDl, is_single: isSingle },
      after_gap: !isSingle && minutes > maxSensorGapMinutes,
    };
    if (!isSingle) before = measuredAt;
    return point;
  });
}

const presentResponse = ({ meal, rise, isMixed }: MealResponse): MeasuredMeal => ({
  ...{ id: meal.id, title: meal.title, language: meal.language },
  eaten_at: meal.eatenAt.toISOString(),
  glycemic_load: meal.figures.glycemic_load ?? null,
  rise: rise === null ? null : rounded(rise),
  is_mixed: isMixed,
});
