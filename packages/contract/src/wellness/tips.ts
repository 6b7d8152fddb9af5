import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const tipCategories = [
  'meals',
  'fiber_protein',
  'movement',
  'sleep',
  'stress',
  'shopping',
] as const;
export type TipCategory = (typeof tipCategories)[number];

/** In English, whatever the language of the tip. */
const source = z.object({ title: z.string(), url: z.url() });
export type TipSource = z.infer<typeof source>;

const tip = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.enum(tipCategories),
  /** Minutes. */
  read_time: z.number(),
  source,
});
export type WellnessTip = z.infer<typeof tip>;

/** The day is that of the `Time-Zone` header, the language that of `Accept-Language`. */
export const readTips = defineEndpoint({
  name: 'readTips',
  feature: 'wellness',
  summary: 'The tips of the day, matched to diets, allergens and goals',
  method: 'GET',
  path: '/api/wellness/tips',
  access: 'member',
  replies: { 200: z.object({ tips: z.array(tip) }) },
  errors: [],
});
