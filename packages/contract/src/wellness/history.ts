import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { activityEntry, entryDay, symptomEntry } from './entries.ts';

export const maxHistoryDays = 366;

/** The four cards (WELL-01); `null` where nothing was logged. */
const figures = z.object({
  energy: z.nullable(z.number()),
  workouts_per_week: z.nullable(z.number()),
  sleep_hours: z.nullable(z.number()),
  streak_days: z.number(),
});

const summary = z.object({
  /** Where the member is, by the header `Time-Zone` (WELL-13). */
  today: z.string(),
  figures,
  /** Of each type the last one, to be logged again with one touch. */
  latest_symptoms: z.array(symptomEntry),
  latest_activities: z.array(activityEntry),
});
export type WellnessSummary = z.infer<typeof summary>;

const level = z.optional(z.number());

/** What was logged of a day; what was not is absent, never 0. */
const historyDay = z.object({
  day: z.string(),
  /** Mean levels. */
  levels: z.object({
    energy: level,
    mood: level,
    cravings: level,
    sleep: level,
    stress: level,
  }),
  sleep_hours: z.optional(z.number()),
  active_minutes: z.optional(z.number()),
  entries: z.number(),
});
export type HistoryDay = z.infer<typeof historyDay>;

export const readWellnessSummary = defineEndpoint({
  name: 'readWellnessSummary',
  feature: 'wellness',
  summary: 'The four figures of the member, and what was logged last',
  method: 'GET',
  path: '/api/wellness/summary',
  access: 'member',
  replies: { 200: summary },
  errors: [],
});

export const readWellnessHistory = defineEndpoint({
  name: 'readWellnessHistory',
  feature: 'wellness',
  summary: 'Day by day what was logged, for charts and the calendar; days without a log are absent',
  method: 'GET',
  path: '/api/wellness/days',
  access: 'member',
  query: z.object({ from: entryDay, to: entryDay }),
  replies: { 200: z.object({ days: z.array(historyDay) }) },
  errors: [],
});

/** Formulas in it are escaped: a spreadsheet runs none (OWASP, CSV injection). */
export const exportWellness = defineEndpoint({
  name: 'exportWellness',
  feature: 'wellness',
  summary: 'Everything that the member logged, as CSV',
  method: 'GET',
  path: '/api/wellness/export.csv',
  access: 'member',
  replies: { 200: z.unknown() },
  errors: [],
});

export const wellnessHistoryEndpoints = [
  readWellnessSummary,
  readWellnessHistory,
  exportWellness,
] as const;
