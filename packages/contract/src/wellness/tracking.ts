import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { entryDay } from './entries.ts';
import { glucoseUnits, maxRangeMgDl, minRangeMgDl } from './glucose.ts';

const border = z.number().check(z.gte(minRangeMgDl), z.lte(maxRangeMgDl));
const range = z
  .strictObject({ low: border, high: border })
  .check(
    z.refine(({ low, high }) => low < high, { path: ['high'], message: 'Is not above the lower' }),
  );

/** What the member measures; both are off until they are switched on. */
export const tracking = z.object({
  glucose: z.boolean(),
  cycle: z.boolean(),
  glucose_unit: z.enum(glucoseUnits),
  /** mg/dL, as agreed with the care team; none until then. */
  glucose_range: z.nullable(z.object({ low: z.number(), high: z.number() })),
});
export type Tracking = z.infer<typeof tracking>;

export const trackingChange = z.strictObject({
  glucose: z.optional(z.boolean()),
  cycle: z.optional(z.boolean()),
  glucose_unit: z.optional(z.enum(glucoseUnits)),
  glucose_range: z.optional(z.nullable(range)),
});
export type TrackingChange = z.infer<typeof trackingChange>;

/** Days since the start up to which a cycle counts in patterns; later the start of the next one was perhaps not logged. */
export const maxCycleDays = 180;
export const maxCycleStarts = 1000;

export const cycleStart = z.object({
  day: z.string(),
  /** Since the start before; `null` for the first. */
  gap_days: z.nullable(z.number()),
});
export type CycleStart = z.infer<typeof cycleStart>;

const starts = z.object({ starts: z.array(cycleStart) });
const feature = 'wellness';

export const readTracking = defineEndpoint({
  name: 'readTracking',
  feature,
  access: 'member',
  method: 'GET',
  path: '/api/wellness/tracking',
  summary: 'Whether the member keeps glucose readings and a cycle log, with unit and range',
  replies: { 200: tracking },
  errors: [],
});

export const changeTracking = defineEndpoint({
  name: 'changeTracking',
  feature,
  access: 'member',
  method: 'PATCH',
  path: '/api/wellness/tracking',
  summary: 'Turn glucose or the cycle log on or off, choose the unit, set or remove the range',
  body: trackingChange,
  replies: { 200: tracking },
  errors: ['consent_needed'],
});

export const listCycleStarts = defineEndpoint({
  name: 'listCycleStarts',
  feature,
  access: 'member',
  method: 'GET',
  path: '/api/wellness/cycle',
  summary: 'Days on which a cycle started, newest first, with the days in between',
  replies: { 200: starts },
  errors: [],
});

export const logCycleStart = defineEndpoint({
  name: 'logCycleStart',
  feature,
  access: 'member',
  method: 'POST',
  path: '/api/wellness/cycle',
  summary: 'Log the first day of a cycle; the same day again is stored once',
  body: z.strictObject({ day: entryDay }),
  replies: { 201: starts },
  errors: ['consent_needed', 'conflict'],
});

export const deleteCycleStart = defineEndpoint({
  name: 'deleteCycleStart',
  feature,
  access: 'member',
  method: 'DELETE',
  path: '/api/wellness/cycle/:day',
  summary: 'Delete a start',
  params: z.object({ day: entryDay }),
  replies: { 200: starts },
  errors: ['wellness_entry_not_found'],
});

export const trackingEndpoints = [
  readTracking,
  changeTracking,
  listCycleStarts,
  logCycleStart,
  deleteCycleStart,
] as const;
