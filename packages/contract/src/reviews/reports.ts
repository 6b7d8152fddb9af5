import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reportBody } from '../moderation/reporting.ts';

export const reportReview = defineEndpoint({
  name: 'reportReview',
  feature: 'reviews',
  summary:
    'Report a review of somebody else to the administrators; reporting it again changes nothing',
  method: 'POST',
  path: '/api/reviews/:reviewId/report',
  access: 'member',
  params: z.object({ reviewId: z.string().check(z.maxLength(64)) }),
  body: reportBody,
  replies: { 204: null },
  errors: ['review_not_found', 'recipe_not_found', 'forbidden'],
});

export const reviewReportsEndpoints = [reportReview] as const;
