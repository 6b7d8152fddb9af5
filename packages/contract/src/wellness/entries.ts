import * as z from 'zod/mini';
import { maximumSymptomLevel, minimumSymptomLevel } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { boundedText } from '../text.ts';
import {
  activityTypes,
  maximumActivityMinutes,
  maximumSleepHours,
  maximumWellnessNoteLength,
  symptomTypes,
} from '../wellness.ts';

/** The local calendar day, from the device and never derived from an instant (WELL-13). */
export const entryDay = z.iso.date().check(z.regex(/^2/));

const level = z.number().check(z.int(), z.gte(minimumSymptomLevel), z.lte(maximumSymptomLevel));
const hours = z.number().check(z.gte(0), z.lte(maximumSleepHours), z.multipleOf(0.25));
const minutes = z.number().check(z.int(), z.gte(1), z.lte(maximumActivityMinutes));
const notes = boundedText(0, maximumWellnessNoteLength);
const symptomType = z.enum(symptomTypes);
const activityType = z.enum(activityTypes);

const stored = { id: z.string(), day: z.string(), notes: z.string(), created_at: z.iso.datetime() };

/** How a day was (WELL-03). */
export const symptomEntry = z.object({
  ...stored,
  type: symptomType,
  level: z.number(),
  /** Slept; of sleep only. */
  hours: z.nullable(z.number()),
});
export type SymptomEntry = z.infer<typeof symptomEntry>;

/** How somebody moved or rested on a day (WELL-04). */
export const activityEntry = z.object({ ...stored, type: activityType, minutes: z.number() });
export type ActivityEntry = z.infer<typeof activityEntry>;

const onlySleepHasHours = z.refine<{
  type?: string | undefined;
  hours?: number | null | undefined;
}>(
  ({ type, hours: slept }) => type === undefined || type === 'sleep' || typeof slept !== 'number',
  { path: ['hours'], message: 'Only sleep has hours' },
);

/** Created by the client: repeated calls correct what differs, or with an `Idempotency-Key` change nothing (WELL-06). */
const id = z.uuid();

export const symptomBody = z
  .strictObject({
    ...{ id, day: entryDay, type: symptomType, level },
    hours: z.optional(z.nullable(hours)),
    notes: z.optional(notes),
  })
  .check(onlySleepHasHours);
export type SymptomBody = z.infer<typeof symptomBody>;

export const activityBody = z.strictObject({
  ...{ id, day: entryDay, type: activityType, minutes },
  notes: z.optional(notes),
});
export type ActivityBody = z.infer<typeof activityBody>;

/** Absent fields stay unchanged. */
export const symptomChange = z
  .strictObject({
    day: z.optional(entryDay),
    type: z.optional(symptomType),
    level: z.optional(level),
    hours: z.optional(z.nullable(hours)),
    notes: z.optional(notes),
  })
  .check(onlySleepHasHours);
export type SymptomChange = z.infer<typeof symptomChange>;

export const activityChange = z.strictObject({
  day: z.optional(entryDay),
  type: z.optional(activityType),
  minutes: z.optional(minutes),
  notes: z.optional(notes),
});
export type ActivityChange = z.infer<typeof activityChange>;

/** Day, milliseconds and id of the last entry of a page. */
function isCursor(text: string): boolean {
  const [day, time, id, ...more] = text.split('_');
  const isTime = time !== undefined && /^\d{1,13}$/.test(time);
  const isEntry = entryDay.safeParse(day).success && z.uuid().safeParse(id).success;
  return isTime && isEntry && more.length === 0;
}

export const defaultEntryPageSize = 50;
export const maxEntryPageSize = 100;

/** Newest day first; of a day what was logged last. */
const page = {
  from: z.optional(entryDay),
  to: z.optional(entryDay),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxEntryPageSize))),
  /** `next_cursor` of the page before. */
  cursor: z.optional(z.string().check(z.refine(isCursor, 'Is no cursor'))),
};
const nextCursor = { next_cursor: z.nullable(z.string()), total: z.number() };
const params = z.object({ id: z.string().check(z.maxLength(64)) });
const feature = 'wellness';

export const listSymptoms = defineEndpoint({
  name: 'listSymptoms',
  feature,
  access: 'member',
  method: 'GET',
  path: '/api/wellness/symptoms',
  summary: 'Symptoms that the member logged, newest day first',
  query: z.object({ ...page, type: z.optional(symptomType) }),
  replies: { 200: z.object({ entries: z.array(symptomEntry), ...nextCursor }) },
  errors: [],
});

export const logSymptom = defineEndpoint({
  name: 'logSymptom',
  feature,
  access: 'member',
  method: 'POST',
  path: '/api/wellness/symptoms',
  summary: 'Log how a day was; the same id sent again corrects it',
  body: symptomBody,
  replies: { 201: symptomEntry },
  errors: ['consent_needed', 'conflict', 'wellness_entry_not_found'],
});

export const changeSymptom = defineEndpoint({
  name: 'changeSymptom',
  feature,
  access: 'member',
  method: 'PATCH',
  path: '/api/wellness/symptoms/:id',
  summary: 'Correct a symptom; another type than sleep has no hours',
  params,
  body: symptomChange,
  replies: { 200: symptomEntry },
  errors: ['consent_needed', 'wellness_entry_not_found'],
});

export const deleteSymptom = defineEndpoint({
  name: 'deleteSymptom',
  feature,
  access: 'member',
  method: 'DELETE',
  path: '/api/wellness/symptoms/:id',
  summary: 'Delete a symptom for good; the answer is the entry as it was',
  params,
  replies: { 200: symptomEntry },
  errors: ['wellness_entry_not_found'],
});

export const listActivities = defineEndpoint({
  name: 'listActivities',
  feature,
  access: 'member',
  method: 'GET',
  path: '/api/wellness/activities',
  summary: 'Activities that the member logged, newest day first',
  query: z.object({ ...page, type: z.optional(activityType) }),
  replies: { 200: z.object({ entries: z.array(activityEntry), ...nextCursor }) },
  errors: [],
});

export const logActivity = defineEndpoint({
  name: 'logActivity',
  feature,
  access: 'member',
  method: 'POST',
  path: '/api/wellness/activities',
  summary: 'Log an activity; the same id sent again corrects it',
  body: activityBody,
  replies: { 201: activityEntry },
  errors: ['consent_needed', 'conflict', 'wellness_entry_not_found'],
});

export const changeActivity = defineEndpoint({
  name: 'changeActivity',
  feature,
  access: 'member',
  method: 'PATCH',
  path: '/api/wellness/activities/:id',
  summary: 'Correct an activity',
  params,
  body: activityChange,
  replies: { 200: activityEntry },
  errors: ['consent_needed', 'wellness_entry_not_found'],
});

export const deleteActivity = defineEndpoint({
  name: 'deleteActivity',
  feature,
  access: 'member',
  method: 'DELETE',
  path: '/api/wellness/activities/:id',
  summary: 'Delete an activity for good; the answer is the entry as it was',
  params,
  replies: { 200: activityEntry },
  errors: ['wellness_entry_not_found'],
});

export const wellnessEntriesEndpoints = [
  listSymptoms,
  logSymptom,
  changeSymptom,
  deleteSymptom,
  listActivities,
  logActivity,
  changeActivity,
  deleteActivity,
] as const;
