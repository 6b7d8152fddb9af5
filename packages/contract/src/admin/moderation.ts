import * as z from 'zod/mini';
import { chatDecisions, chatMuteDurations, chatReportKinds } from '../chat/moderation.ts';
import { maximumReportCommentLength } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { boundedText } from '../text.ts';
import { adminPage, nextCursor } from './pages.ts';

const feature = 'admin';
const access = 'admin';

const person = z.nullable(z.object({ id: z.string(), name: z.string() }));

/** What members write for others to read. */
export const moderatedKinds = ['message', 'review'] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

/** `filter`: messages that the server reported because of their words. */
export const reportSources = ['chat', 'reviews', 'filter'] as const;
export type ReportSource = (typeof reportSources)[number];

/** A message or review with all its reports that wait, or that were decided together. */
export const reportedText = z.object({
  kind: z.enum(moderatedKinds),
  id: z.uuid(),
  /** As it was when it was first reported. */
  text: z.string(),
  /** It is not there any more. */
  is_gone: z.boolean(),
  author: person,
  /** The author may not be muted. */
  is_author_admin: z.boolean(),
  author_muted_until: z.nullable(z.iso.datetime()),
  report_count: z.number(),
  /** The first of them. */
  reports: z.array(
    z.object({
      reason: z.enum(chatReportKinds),
      comment: z.string(),
      /** `null`: the server, or somebody who has left. */
      reporter: person,
      created_at: z.iso.datetime(),
    }),
  ),
  /** The messages before it, oldest first; none for a review. */
  context: z.array(z.object({ author: person, text: z.string(), written_at: z.iso.datetime() })),
  /** What a review is about; `null` for a message. */
  recipe: z.nullable(z.object({ id: z.string(), title: z.string(), rating: z.number() })),
  decision: z.nullable(z.enum(chatDecisions)),
  decided_at: z.nullable(z.iso.datetime()),
  decided_by: person,
  note: z.string(),
});
export type ReportedText = z.infer<typeof reportedText>;

/** A member of the last days. */
export const newcomer = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** They may send few messages until then. */
  limited_until: z.nullable(z.iso.datetime()),
  muted_until: z.nullable(z.iso.datetime()),
  message_count: z.number(),
  review_count: z.number(),
});
export type Newcomer = z.infer<typeof newcomer>;

export const listReportedTexts = defineEndpoint({
  ...{ name: 'listReportedTexts', feature, access },
  summary:
    'Reported messages and reviews: those that wait, oldest first, or those decided, latest first',
  method: 'GET',
  path: '/api/admin/moderation',
  query: z.object({
    ...adminPage,
    state: z.optional(z.enum(['open', 'decided'])),
    source: z.optional(z.enum(reportSources)),
  }),
  replies: { 200: z.object({ texts: z.array(reportedText), ...nextCursor }) },
  errors: [],
});

export const reportCounts = z.object({
  /** Messages and reviews that wait. */
  open: z.number(),
  chat: z.number(),
  reviews: z.number(),
  filter: z.number(),
});
export type ReportCounts = z.infer<typeof reportCounts>;

export const countReportedTexts = defineEndpoint({
  ...{ name: 'countReportedTexts', feature, access },
  summary: 'How many reported messages and reviews wait',
  method: 'GET',
  path: '/api/admin/moderation/counts',
  replies: { 200: reportCounts },
  errors: [],
});

export const decideReportedText = defineEndpoint({
  ...{ name: 'decideReportedText', feature, access },
  summary:
    'Decide all open reports of a message or review, and mute its author for a time on request; the same decision again changes nothing',
  method: 'POST',
  path: '/api/admin/moderation/:kind/:id/decision',
  params: z.object({ kind: z.enum(moderatedKinds), id: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(chatDecisions),
    mute: z.optional(z.enum(chatMuteDurations)),
    note: z.optional(boundedText(0, maximumReportCommentLength)),
  }),
  replies: { 200: reportedText },
  errors: ['report_not_found', 'conflict', 'forbidden', 'chat_member_not_found'],
});

export const listNewcomers = defineEndpoint({
  ...{ name: 'listNewcomers', feature, access },
  summary: 'Who joined in the last seven days, the newest first, up to 50',
  method: 'GET',
  path: '/api/admin/moderation/newcomers',
  replies: { 200: z.object({ newcomers: z.array(newcomer) }) },
  errors: [],
});

export const adminModerationEndpoints = [
  listReportedTexts,
  countReportedTexts,
  decideReportedText,
  listNewcomers,
] as const;
