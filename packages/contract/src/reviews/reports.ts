import * as z from 'zod/mini';
import { chatReportReasons } from '../chat/messages.ts';
import { maximumReportCommentLength } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { boundedText } from '../text.ts';

/** The same as for messages: what is not to be written is the same everywhere. */
export const reviewReportReasons = chatReportReasons;
export type ReviewReportReason = (typeof reviewReportReasons)[number];

export const reportReview = defineEndpoint({
  name: 'reportReview',
  feature: 'reviews',
  summary:
    'Report a review of somebody else to the administrators; reporting it again changes nothing',
  method: 'POST',
  path: '/api/reviews/:reviewId/report',
  access: 'member',
  params: z.object({ reviewId: z.string().check(z.maxLength(64)) }),
  body: z.strictObject({
    reason: z.enum(reviewReportReasons),
    comment: z.optional(boundedText(0, maximumReportCommentLength)),
  }),
  replies: { 204: null },
  errors: ['review_not_found', 'recipe_not_found', 'forbidden'],
});

export const reviewReportsEndpoints = [reportReview] as const;
