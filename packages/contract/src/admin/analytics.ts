import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** What is counted, by day of UTC; never for whom. */
export const countedEvents = [
  'sign_ups',
  'active_members',
  'recipe_views',
  'recipe_saves',
  'recipe_cooks',
  'searches',
  'empty_searches',
  'generator_uses',
] as const;
export type CountedEvent = (typeof countedEvents)[number];

export const analyticsSpans = [7, 30, 90] as const;
export type AnalyticsSpan = (typeof analyticsSpans)[number];

export const analytics = z.object({
  /** Oldest first; the last is today. */
  days: z.array(z.iso.date()),
  series: z.array(
    z.object({
      event: z.enum(countedEvents),
      /** One for each day. */
      counts: z.array(z.number()),
      total: z.number(),
      /** Of as many days before. */
      previous_total: z.number(),
    }),
  ),
  /** Words without a result that several people searched for, the most frequent first. */
  empty_searches: z.array(z.object({ words: z.string(), count: z.number() })),
});
export type Analytics = z.infer<typeof analytics>;

export const readAnalytics = defineEndpoint({
  name: 'readAnalytics',
  feature: 'admin',
  summary: 'What happened on each day: counters, nothing about anybody',
  method: 'GET',
  path: '/api/admin/analytics',
  access: 'admin',
  query: z.object({ days: z.optional(z.enum(['7', '30', '90'])) }),
  replies: { 200: analytics },
  errors: [],
});

const eventBody = z
  .strictObject({
    event: z.enum(['cooked', 'search']),
    /** What was cooked. */
    recipe_id: z.optional(z.string().check(z.maxLength(128))),
    /** What was searched for. */
    words: z.optional(z.string().check(z.maxLength(100))),
    has_results: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ event, recipe_id: id, words, has_results: has }) =>
        event === 'cooked' ? id !== undefined : words !== undefined && has !== undefined,
      'What was counted is missing',
    ),
  );

/** What only the browser knows: it searches by itself, and goes through the steps by itself. */
export const countEvent = defineEndpoint({
  name: 'countEvent',
  feature: 'analytics',
  summary: 'Count a search, or a recipe cooked to its last step; nothing is kept about who it was',
  method: 'POST',
  path: '/api/counts',
  access: 'visitor',
  body: eventBody,
  replies: { 204: null },
  errors: [],
});

export const analyticsEndpoints = [readAnalytics, countEvent] as const;
