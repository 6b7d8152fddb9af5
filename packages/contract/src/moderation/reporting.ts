import * as z from 'zod/mini';
import { maximumReportCommentLength } from '../constants.ts';
import { boundedText } from '../text.ts';

export const reportReasons = ['rude', 'spam', 'unsafe_advice', 'private_data', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportBody = z.strictObject({
  reason: z.enum(reportReasons),
  comment: z.optional(boundedText(0, maximumReportCommentLength)),
});
export type Report = z.infer<typeof reportBody>;
