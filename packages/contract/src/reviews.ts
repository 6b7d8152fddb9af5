import * as z from 'zod/mini';
import {
  maximumCommentLength,
  maximumReviewRating,
  maximumSwapsLength,
  minimumReviewRating,
} from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { boundedText, visibleText, withoutGaps } from './text.ts';

const rating = z.number().check(z.int(), z.gte(minimumReviewRating), z.lte(maximumReviewRating));

export const review = z.object({
  id: z.string(),
  /** Both are `null` where the author has left. */
  user_id: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  /** Address of their picture. */
  user_avatar: z.nullable(z.string()),
  rating,
  comment: z.string(),
  created_at: z.iso.datetime(),
  /** When the author last changed it; `null` as long as it stands as it was written. */
  edited_at: z.nullable(z.iso.datetime()),
  made_it: z.boolean(),
  /** What they swapped or changed while cooking; empty where they say nothing of it. */
  swaps: z.string(),
  helpful_count: z.number(),
  is_helpful: z.boolean(),
  /** Written by the demonstration data, not by a person. */
  is_demo: z.boolean(),
});
export type Review = z.infer<typeof review>;

/** What a member sends; who writes, and when, the server knows. */
export const reviewBody = z.strictObject({
  rating,
  comment: visibleText(maximumCommentLength).check(z.overwrite(withoutGaps)),
  made_it: z.optional(z.boolean()),
  /** Who names swaps has cooked the dish: `made_it` follows. */
  swaps: z.optional(boundedText(0, maximumSwapsLength).check(z.overwrite(withoutGaps))),
});
export type ReviewBody = z.infer<typeof reviewBody>;

export const reviewOrders = ['newest', 'helpful'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export const reviewPage = z.object({
  reviews: z.array(review),
  total: z.number(),
  /** How many of them gave one star, two stars … five. */
  distribution: z.array(z.number()).check(z.length(maximumReviewRating)),
  made_count: z.number(),
  /** The viewer's review, wherever it is in the order. */
  own: z.nullable(review),
  /** Where to go on; `null` at the end. */
  next_cursor: z.nullable(z.string()),
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** Where a page ended: votes, milliseconds and id of its last review. */
const cursor = z
  .string()
  .check(z.regex(/^\d{1,9}_\d{1,13}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

const recipeParams = z.object({ id: z.string().check(z.maxLength(128)) });
const reviewParams = z.object({ reviewId: z.string().check(z.maxLength(64)) });

export const listReviews = defineEndpoint({
  name: 'listReviews',
  feature: 'reviews',
  summary: 'The reviews of a recipe, newest first; with `limit` an object with the totals',
  method: 'GET',
  path: '/api/recipes/:id/reviews',
  access: 'visitor',
  params: recipeParams,
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(50))),
    /** `helpful`: those that most members found helpful first, then newest first. */
    order: z.optional(z.enum(reviewOrders)),
    after: z.optional(cursor),
  }),
  replies: { 200: z.union([z.array(review), reviewPage]) },
  errors: ['recipe_not_found'],
});

export const writeReview = defineEndpoint({
  name: 'writeReview',
  feature: 'reviews',
  summary: 'Review a recipe of somebody else: once for each member',
  method: 'POST',
  path: '/api/recipes/:id/reviews',
  access: 'member',
  params: recipeParams,
  body: reviewBody,
  replies: { 201: review },
  errors: ['recipe_not_found', 'review_exists', 'own_recipe', 'review_muted'],
});

export const editReview = defineEndpoint({
  name: 'editReview',
  feature: 'reviews',
  summary: 'Change one’s own review',
  method: 'PUT',
  path: '/api/reviews/:reviewId',
  access: 'member',
  params: reviewParams,
  body: reviewBody,
  replies: { 200: review },
  errors: ['review_not_found', 'recipe_not_found', 'forbidden', 'review_muted'],
});

export const deleteReview = defineEndpoint({
  name: 'deleteReview',
  feature: 'reviews',
  summary: 'Delete one’s own review',
  method: 'DELETE',
  path: '/api/reviews/:reviewId',
  access: 'member',
  params: reviewParams,
  replies: { 204: null },
  errors: ['review_not_found', 'recipe_not_found', 'forbidden'],
});

export const markHelpful = defineEndpoint({
  name: 'markHelpful',
  feature: 'reviews',
  summary: 'Say that another member’s review helped; saying it again changes nothing',
  method: 'PUT',
  path: '/api/reviews/:reviewId/helpful',
  access: 'member',
  params: reviewParams,
  replies: { 200: review },
  errors: ['review_not_found', 'recipe_not_found', 'forbidden'],
});

export const unmarkHelpful = defineEndpoint({
  name: 'unmarkHelpful',
  feature: 'reviews',
  summary: 'Take that back; taking it back again changes nothing',
  method: 'DELETE',
  path: '/api/reviews/:reviewId/helpful',
  access: 'member',
  params: reviewParams,
  replies: { 200: review },
  errors: ['review_not_found', 'recipe_not_found', 'forbidden'],
});

export const removeReview = defineEndpoint({
  name: 'removeReview',
  feature: 'reviews',
  summary: 'Remove anybody’s review',
  method: 'DELETE',
  path: '/api/admin/reviews/:reviewId',
  access: 'admin',
  params: reviewParams,
  replies: { 204: null },
  errors: ['review_not_found'],
});

export const reviewsEndpoints = [
  listReviews,
  writeReview,
  editReview,
  deleteReview,
  markHelpful,
  unmarkHelpful,
  removeReview,
] as const;
