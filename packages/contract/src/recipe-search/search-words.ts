import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const foodConcept = z.object({
  /** In four languages. */
  names: z.array(z.string()),
  /** Numbers of foods, as in `recipes`. */
  foods: z.array(z.number()),
});
export type FoodConcept = z.infer<typeof foodConcept>;

/** What a search by words knows of foods beside the cards (LIST-09). */
export const searchWords = z.object({
  concepts: z.array(foodConcept),
  /** Which foods are in which recipe, by its id; empty where the server searches (LIST-17). */
  recipes: z.record(z.string(), z.array(z.number())),
});
export type SearchWords = z.infer<typeof searchWords>;

export const readSearchWords = defineEndpoint({
  name: 'readSearchWords',
  feature: 'recipes',
  summary:
    'The names of the foods of the public recipes in four languages, kinds of food included, and which recipe holds which: what a search by words goes by',
  method: 'GET',
  path: '/api/search-words',
  access: 'visitor',
  replies: { 200: searchWords },
  errors: [],
});

export const searchWordsEndpoints = [readSearchWords] as const;
