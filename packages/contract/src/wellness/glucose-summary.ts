import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { entryDay } from './entries.ts';

/** Minutes of sensor time; the unknown ones lie between its first and last reading of these days. */
export const timeShare = z.object({
  low: z.number(),
  high: z.number(),
  below: z.number(),
  within: z.number(),
  above: z.number(),
  unknown: z.number(),
  /** Single readings, which know a moment and no time. */
  single: z.object({ below: z.number(), within: z.number(), above: z.number() }),
});
export type GlucoseTimeShare = z.infer<typeof timeShare>;

/** A dish by what followed it: the rise from the mean of the 30 minutes before to the highest of the 120 after. */
const rankedMeal = z.object({
  title: z.string(),
  language: z.enum(languages),
  recipe_id: z.nullable(z.string()),
  times: z.number(),
  /** mg/dL. */
  rise: z.object({ median: z.number(), lowest: z.number(), highest: z.number() }),
  /** Median; `null` where it is unknown. */
  glycemic_load: z.nullable(z.number()),
});
export type RankedMeal = z.infer<typeof rankedMeal>;

export const glucoseSummary = z.object({
  readings: z.number(),
  days: z.number(),
  /** mg/dL; by time of the sensor's, and plainly of single ones where there is no sensor. */
  mean: z.nullable(z.number()),
  lowest: z.nullable(z.number()),
  highest: z.nullable(z.number()),
  /** Of days with enough readings; others are absent. */
  day_means: z.array(z.object({ day: z.string(), mean: z.number() })),
  time_in_range: z.nullable(timeShare),
  meals: z.object({
    /** Gentlest first; only dishes that were measured often enough. */
    ranked: z.array(rankedMeal),
    logged: z.number(),
    measured: z.number(),
    /** With another dish in the same hours, so that nobody can tell which it was. */
    mixed: z.number(),
  }),
});
export type GlucoseSummary = z.infer<typeof glucoseSummary>;

const measuredMeal = z.object({
  id: z.string(),
  title: z.string(),
  language: z.enum(languages),
  eaten_at: z.iso.datetime(),
  glycemic_load: z.nullable(z.number()),
  /** mg/dL; `null` without the readings that it needs. */
  rise: z.nullable(z.number()),
  is_mixed: z.boolean(),
});
export type MeasuredMeal = z.infer<typeof measuredMeal>;

const point = z.object({
  at: z.iso.datetime(),
  mg_dl: z.number(),
  is_single: z.boolean(),
  /** Nothing is known between the reading before and this one. */
  after_gap: z.boolean(),
});
export type GlucosePoint = z.infer<typeof point>;

export const glucoseDay = z.object({
  day: z.string(),
  points: z.array(point),
  meals: z.array(measuredMeal),
});
export type GlucoseDay = z.infer<typeof glucoseDay>;

export const maxGlucoseDays = 366;

export const readGlucoseDay = defineEndpoint({
  name: 'readGlucoseDay',
  feature: 'wellness',
  access: 'member',
  method: 'GET',
  path: '/api/wellness/glucose/day',
  summary: 'The curve of a day with its meals',
  query: z.object({ day: entryDay }),
  replies: { 200: glucoseDay },
  errors: [],
});

export const readGlucoseSummary = defineEndpoint({
  name: 'readGlucoseSummary',
  feature: 'wellness',
  access: 'member',
  method: 'GET',
  path: '/api/wellness/glucose/summary',
  summary:
    'Some days in figures: mean, time in the member’s own range, and dishes by what followed',
  query: z.object({ from: entryDay, to: entryDay }),
  replies: { 200: glucoseSummary },
  errors: [],
});

export const glucoseSummaryEndpoints = [readGlucoseDay, readGlucoseSummary] as const;
