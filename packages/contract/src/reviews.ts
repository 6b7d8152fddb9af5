import * as z from 'zod/mini';
import { maximumReviewRating, minimumReviewRating } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';

export const review = z.object({
  id: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  rating: z.number().check(z.int(), z.gte(minimumReviewRating), z.lte(maximumReviewRating)),
  comment: z.string(),
  created_at: z.iso.datetime(),
  /** Written by the demonstration data, not by a person. */
  is_demo: z.boolean(),
});
export type Review = z.infer<typeof review>;

export const listReviews = defineEndpoint({
  name: 'listReviews',
  feature: 'reviews',
  summary: 'The reviews of a recipe, newest first',
  method: 'GET',
  path: '/api/recipes/:id/reviews',
  access: 'visitor',
  params: z.object({ id: z.string().check(z.maxLength(128)) }),
  replies: { 200: z.array(review) },
  errors: ['recipe_not_found'],
});

export const reviewsEndpoints = [listReviews] as const;
