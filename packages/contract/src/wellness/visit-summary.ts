import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { activityTypes, symptomTypes } from '../wellness.ts';
import { entryDay } from './entries.ts';
import { glucoseUnits } from './glucose.ts';
import { timeShare } from './glucose-summary.ts';
import type { DayQuantity } from './insights.ts';
import { mealFigureKeys } from './meals.ts';
import { cycleStart } from './tracking.ts';

export const visitSpans = ['30', '60', '90'] as const;
export type VisitSpan = (typeof visitSpans)[number];

export const visitQuantities = [
  ...symptomTypes,
  'sleep_hours',
  'active_minutes',
  'calories',
  'protein',
  'fiber',
  'glycemic_load',
] as const satisfies readonly DayQuantity[];
export type VisitQuantity = (typeof visitQuantities)[number];

/** Minimum days with a value in each half of the span, below which the halves are not compared. */
export const minHalfDays = 5;

/** Medians of both halves of the span; `null` where one has too few days. */
const halves = z.nullable(z.object({ first: z.number(), second: z.number() }));

/** One value a day: of levels and hours the mean of the day, of minutes and meals its sum. */
const visitFigure = z.object({
  quantity: z.enum(visitQuantities),
  days: z.number(),
  median: z.number(),
  lowest: z.number(),
  highest: z.number(),
  halves,
});
export type VisitFigure = z.infer<typeof visitFigure>;

const movement = z.object({
  /** Monday to Sunday, as far as they lie in the span. */
  weeks: z.array(z.object({ monday: z.string(), days: z.number(), minutes: z.number() })),
  types: z.array(
    z.object({ type: z.enum(activityTypes), entries: z.number(), minutes: z.number() }),
  ),
});

const glucose = z.object({
  unit: z.enum(glucoseUnits),
  readings: z.number(),
  days: z.number(),
  mean: z.nullable(z.number()),
  lowest: z.nullable(z.number()),
  highest: z.nullable(z.number()),
  halves,
  /** Time of a sensor with and without a reading. */
  known: z.number(),
  unknown: z.number(),
  time_in_range: z.nullable(timeShare),
});
export type VisitGlucose = z.infer<typeof glucose>;

/** Days with a whole sum, against the member's own range of it. */
const rangeDays = z.object({
  quantity: z.enum(mealFigureKeys),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  below: z.number(),
  within: z.number(),
  above: z.number(),
});
export type VisitRangeDays = z.infer<typeof rangeDays>;

export const visitSummary = z.object({
  from: z.string(),
  to: z.string(),
  /** Symptoms, activities and meals of each day of the span, oldest first. */
  entries: z.array(z.number()),
  logged_days: z.number(),
  /** Days in a row without an entry; `null` where every day has one. */
  longest_gap: z.nullable(z.object({ from: z.string(), to: z.string(), days: z.number() })),
  figures: z.array(visitFigure),
  movement,
  meals: z.object({ entries: z.number(), days: z.number(), ranges: z.array(rangeDays) }),
  /** `null` where none is kept, or none was read in the span. */
  glucose: z.nullable(glucose),
  /** Starts in the span, newest first; none where no cycle log is kept. */
  cycle_starts: z.array(cycleStart),
});
export type VisitSummary = z.infer<typeof visitSummary>;

export const readVisitSummary = defineEndpoint({
  name: 'readVisitSummary',
  feature: 'wellness',
  summary: 'What was logged in the weeks before a visit, for two pages to print; self-logged',
  method: 'GET',
  path: '/api/wellness/visit-summary',
  access: 'member',
  query: z.object({
    days: z.optional(z.enum(visitSpans)),
    /** The last day; without it today where the member is, by the header `Time-Zone`. */
    to: z.optional(entryDay),
  }),
  replies: { 200: visitSummary },
  errors: [],
});
