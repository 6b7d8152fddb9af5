import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const bound = z.nullable(z.number().check(z.gte(0), z.lte(20_000)));

const range = z.strictObject({ low: bound, high: bound }).check(
  z.refine(({ low, high }) => low !== null || high !== null, 'Has no end'),
  z.refine(({ low, high }) => low === null || high === null || low <= high, {
    path: ['high'],
    message: 'Is below the other end',
  }),
);

/** A member's own ranges of a day, in the units of the figures; each is optional. */
export const mealRanges = z.strictObject({
  calories: z.optional(range),
  protein: z.optional(range),
  fiber: z.optional(range),
  glycemic_load: z.optional(range),
});
export type MealRanges = z.infer<typeof mealRanges>;

export const readMealRanges = defineEndpoint({
  name: 'readMealRanges',
  feature: 'wellness',
  summary: 'The ranges that the member set for a day',
  method: 'GET',
  path: '/api/wellness/ranges',
  access: 'member',
  replies: { 200: mealRanges },
  errors: [],
});

export const setMealRanges = defineEndpoint({
  name: 'setMealRanges',
  feature: 'wellness',
  summary: 'Set one’s own ranges of a day; what is absent has none any more',
  method: 'PUT',
  path: '/api/wellness/ranges',
  access: 'member',
  body: mealRanges,
  replies: { 200: mealRanges },
  errors: ['consent_needed'],
});

export const mealRangesEndpoints = [readMealRanges, setMealRanges] as const;
