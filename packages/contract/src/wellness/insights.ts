import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { activityTypes, symptomTypes } from '../wellness.ts';

/**
 * What a day can have one number of; of a symptom its mean level, of meals the sum of the day, of the cycle the days since
 * its start.
 */
export const dayQuantities = [
  ...symptomTypes,
  'sleep_hours',
  'active_minutes',
  'calories',
  'protein',
  'fiber',
  'glycemic_load',
  'glucose_mean',
  'glucose_in_range',
  'cycle_day',
] as const;
export type DayQuantity = (typeof dayQuantities)[number];

/** Days with both quantities before a pattern is looked for (WELL-10). */
export const minPairedDays = 14;
/** Share of diaries without any relation in which a pattern is shown nevertheless. */
export const falsePatternRate = 0.05;
/** Patterns look at these last days. */
export const patternDays = 180;

const day = z.iso.date();
const quantity = z.enum(dayQuantities);
const pair = {
  driver: quantity,
  outcome: quantity,
  /** Days from the driver to the outcome. */
  lag_days: z.number(),
  /** With both logged. */
  paired_days: z.number(),
};

const pattern = z.object({
  ...pair,
  /** Spearman's rank correlation. */
  correlation: z.number(),
  /** 95 %, by bootstrap over blocks of days. */
  interval: z.object({ low: z.number(), high: z.number() }),
  /** Chance of a relation as clear as this where there is none, corrected for all pairs looked at. */
  chance: z.number(),
});
export type Pattern = z.infer<typeof pattern>;

const progress = z.object({
  /** A Monday. */
  week: day,
  /** Of the days that have passed, those with an entry. */
  logged_days: z.number(),
  minutes_per_day: z.nullable(z.number()),
  levels: z.array(z.object({ type: z.enum(symptomTypes), level: z.number(), entries: z.number() })),
  activities: z.array(z.object({ type: z.enum(activityTypes), minutes: z.number() })),
});
export type WeekProgress = z.infer<typeof progress>;

export const insights = z.object({
  this_week: progress,
  last_week: progress,
  patterns: z.array(pattern),
  /** How many pairs had enough days. */
  looked_at: z.number(),
  /** Pairs that lack days, those with the fewest to go first. */
  missing: z.array(z.object(pair)),
});
export type WellnessInsights = z.infer<typeof insights>;

export const readInsights = defineEndpoint({
  name: 'readInsights',
  feature: 'wellness',
  summary: 'Progress of the week, and patterns that the diary supports',
  method: 'GET',
  path: '/api/wellness/insights',
  access: 'member',
  replies: { 200: insights },
  errors: [],
});
