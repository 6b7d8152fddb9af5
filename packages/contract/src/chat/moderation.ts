import * as z from 'zod/mini';
import { maximumReportCommentLength } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reportReasons } from '../moderation/reporting.ts';
import { boundedText } from '../text.ts';

const feature = 'chat';
const access = 'admin';

/** `language`: by the server, because of the words of a message. */
export const chatReportKinds = [...reportReasons, 'language'] as const;
export type ChatReportKind = (typeof chatReportKinds)[number];

export const chatDecisions = ['keep', 'remove'] as const;
export type ChatDecision = (typeof chatDecisions)[number];

export const chatMuteHours = { hour: 1, day: 24, week: 168, month: 720 } as const;
export const chatMuteDurations = ['hour', 'day', 'week', 'month'] as const;
export type ChatMuteDuration = (typeof chatMuteDurations)[number];

const person = z.nullable(z.object({ id: z.string(), name: z.string() }));

export const chatReport = z.object({
  id: z.uuid(),
  message_id: z.uuid(),
  /** As it was when it was reported. */
  message: z.string(),
  is_deleted: z.boolean(),
  author: person,
  reason: z.enum(chatReportKinds),
  comment: z.string(),
  /** `null`: the server itself, or somebody who has left. */
  reporter: person,
  created_at: z.iso.datetime(),
  decision: z.nullable(z.enum(chatDecisions)),
  decided_at: z.nullable(z.iso.datetime()),
  decided_by: person,
});
export type ChatReport = z.infer<typeof chatReport>;

export const chatMute = z.object({
  user_id: z.string(),
  username: z.string(),
  until: z.iso.datetime(),
  reason: z.string(),
});
export type ChatMute = z.infer<typeof chatMute>;

export const chatActions = [
  'message_removed',
  'report_kept',
  'report_removed',
  'member_muted',
  'member_unmuted',
] as const;
export type ChatAction = (typeof chatActions)[number];

/** What an administrator did in the chat, for good. */
export const chatAuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  admin: person,
  action: z.enum(chatActions),
  member: person,
  message_id: z.nullable(z.uuid()),
  reason: z.string(),
});
export type ChatAuditEntry = z.infer<typeof chatAuditEntry>;

/** Where a page ended: milliseconds and id of its last row. */
const cursor = z.string().check(z.regex(/^\d{1,13}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const page = {
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  after: z.optional(cursor),
};
const next = { next_cursor: z.nullable(z.string()) };
const messageParams = z.object({ id: z.uuid() });
const memberParams = z.object({ userId: z.uuid() });
const reason = boundedText(0, maximumReportCommentLength);

export const removeChatMessage = defineEndpoint({
  ...{ name: 'removeChatMessage', feature, access },
  summary: 'Remove anybody’s message',
  method: 'DELETE',
  path: '/api/admin/chat/messages/:id',
  params: messageParams,
  replies: { 204: null },
  errors: ['chat_message_not_found'],
});

export const listChatReports = defineEndpoint({
  ...{ name: 'listChatReports', feature, access },
  summary:
    'Reported messages: those that wait for a decision, oldest first, or those decided, latest first',
  method: 'GET',
  path: '/api/admin/chat/reports',
  query: z.object({ ...page, state: z.optional(z.enum(['open', 'decided'])) }),
  replies: {
    200: z.object({ reports: z.array(chatReport), open_count: z.number(), ...next }),
  },
  errors: [],
});

export const decideChatReport = defineEndpoint({
  ...{ name: 'decideChatReport', feature, access },
  summary: 'Decide a report, and every other open one of the same message',
  method: 'POST',
  path: '/api/admin/chat/reports/:id/decision',
  params: messageParams,
  body: z.strictObject({ decision: z.enum(chatDecisions), reason: z.optional(reason) }),
  replies: { 200: chatReport },
  errors: ['chat_report_not_found', 'conflict'],
});

export const listChatMutes = defineEndpoint({
  ...{ name: 'listChatMutes', feature, access },
  summary: 'Who may not write now, those that end last first',
  method: 'GET',
  path: '/api/admin/chat/mutes',
  replies: { 200: z.object({ mutes: z.array(chatMute) }) },
  errors: [],
});

export const muteChatMember = defineEndpoint({
  ...{ name: 'muteChatMember', feature, access },
  summary: 'Keep a member from writing for a time, from now on; never an administrator',
  method: 'PUT',
  path: '/api/admin/chat/mutes/:userId',
  params: memberParams,
  body: z.strictObject({
    duration: z.enum(chatMuteDurations),
    reason: z.optional(reason),
  }),
  replies: { 200: chatMute },
  errors: ['chat_member_not_found', 'forbidden'],
});

export const unmuteChatMember = defineEndpoint({
  ...{ name: 'unmuteChatMember', feature, access },
  summary: 'Let a member write again; for who may, it changes nothing',
  method: 'DELETE',
  path: '/api/admin/chat/mutes/:userId',
  params: memberParams,
  replies: { 204: null },
  errors: [],
});

export const listChatAudit = defineEndpoint({
  ...{ name: 'listChatAudit', feature, access },
  summary: 'What administrators did in the chat, latest first',
  method: 'GET',
  path: '/api/admin/chat/audit',
  query: z.object(page),
  replies: { 200: z.object({ entries: z.array(chatAuditEntry), ...next }) },
  errors: [],
});

export const chatModerationEndpoints = [
  removeChatMessage,
  listChatReports,
  decideChatReport,
  listChatMutes,
  muteChatMember,
  unmuteChatMember,
  listChatAudit,
] as const;
