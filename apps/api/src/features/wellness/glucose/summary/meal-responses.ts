import type { Language } from '@pomona/contract/languages';
import { maxSensorGapMinutes, minMealResponses } from '@pomona/contract/wellness/glucose';
import type { RankedMeal } from '@pomona/contract/wellness/glucose-summary';
import { median } from 'simple-statistics';
import type { Day } from '#platform/days.ts';
import type { MealFigures } from '../../meals/figures.ts';

export interface MealTime {
  id: string;
  day: Day;
  title: string;
  language: Language;
  recipeId: string | null;
  eatenAt: Date;
  figures: MealFigures;
}

export interface SensorReading {
  measuredAt: Date;
  mgDl: number;
  beyond: 'below' | 'above' | null;
}

export interface MealResponse {
  meal: MealTime;
  /** mg/dL; `null` without the readings that it needs. */
  rise: number | null;
  /** Another dish was eaten in the two hours before or after. */
  isMixed: boolean;
}

const minute = 60_000;
const before = 30 * minute;
const after = 120 * minute;
const maxGap = maxSensorGapMinutes * minute;
/** A mean of one reading would be that reading. */
const minReadingsBefore = 2;

/** What followed each meal. Meals and readings oldest first. */
export function mealResponses(
  meals: readonly MealTime[],
  readings: readonly SensorReading[],
): MealResponse[] {
  const times = readings.map(({ measuredAt }) => measuredAt.getTime());
  return meals.map((meal, place) => {
    const at = meal.eatenAt.getTime();
    const from = firstAt(times, at - before);
    const until = firstAt(times, at + after + 1);
    const isMixed = [meals[place - 1], meals[place + 1]].some(
      (other) => other !== undefined && Math.abs(other.eatenAt.getTime() - at) < after,
    );
    return { meal, rise: isMixed ? null : riseAfter(at, readings.slice(from, until)), isMixed };
  });
}

/**
 * From the mean of the 30 minutes before to the highest of the 120 minutes after. Needs two readings before, none missing
 * after, and none at the limit of the sensor: less would be a guess.
 */
function riseAfter(at: number, readings: readonly SensorReading[]): number | null {
  if (readings.some(({ beyond }) => beyond !== null)) return null;
  const timeOf = ({ measuredAt }: SensorReading) => measuredAt.getTime();
  const earlier = readings.filter((reading) => timeOf(reading) <= at);
  const later = readings.filter((reading) => timeOf(reading) > at);
  const moments = [at, ...later.map(timeOf), at + after];
  const hasGap = moments.some(
    (time, place) => place > 0 && time - (moments[place - 1] ?? 0) > maxGap,
  );
  if (earlier.length < minReadingsBefore || later.length === 0 || hasGap) return null;
  const mean = earlier.reduce((sum, { mgDl }) => sum + mgDl, 0) / earlier.length;
  return Math.max(...later.map(({ mgDl }) => mgDl)) - mean;
}

/** Place of the first time that is not before this one. */
function firstAt(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The gentlest first, of dishes that were measured often enough. */
export function rankedMeals(responses: readonly MealResponse[]): RankedMeal[] {
  const dishes = new Map<string, { meal: MealTime; rise: number }[]>();
  for (const { meal, rise } of responses) {
    if (rise === null) continue;
    const key = meal.recipeId ?? meal.title.toLowerCase();
    const others = dishes.get(key);
    if (others === undefined) dishes.set(key, [{ meal, rise }]);
    else others.push({ meal, rise });
  }
  return [...dishes.values()]
    .filter((measured) => measured.length >= minMealResponses)
    .map(rankedMeal)
    .sort((a, b) => a.rise.median - b.rise.median || Number(a.title > b.title) || -1);
}

function rankedMeal(measured: readonly { meal: MealTime; rise: number }[]): RankedMeal {
  const rises = measured.map(({ rise }) => rise);
  const loads = measured.flatMap(({ meal }) => meal.figures.glycemic_load ?? []);
  // As it was called last.
  const meal = measured.at(-1)?.meal;
  return {
    ...{ title: meal?.title ?? '', language: meal?.language ?? 'en' },
    recipe_id: meal?.recipeId ?? null,
    times: measured.length,
    rise: {
      median: rounded(median(rises)),
      lowest: rounded(Math.min(...rises)),
      highest: rounded(Math.max(...rises)),
    },
    glycemic_load: loads.length === measured.length ? rounded(median(loads)) : null,
  };
}

export const rounded = (value: number) => Math.round(value * 10) / 10;
