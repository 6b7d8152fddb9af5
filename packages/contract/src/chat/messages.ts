import * as z from 'zod/mini';
import { chatHistoryLimit, maximumChatMessageLength } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reportBody } from '../moderation/reporting.ts';
import { visibleText, withoutGaps } from '../text.ts';

/** `medical`: it asks for a dose or a treatment, which a chat cannot answer safely; the screen shows a note beside it. */
export const chatNotes = ['medical'] as const;
export type ChatNote = (typeof chatNotes)[number];

/** A place in the order of all messages, or of all their changes. */
const counter = z.number().check(z.int(), z.gte(0));

/** What a reply answers to; of a long message the beginning. */
export const chatReply = z.object({
  id: z.uuid(),
  /** Both are `null` where the author has left. */
  user_id: z.nullable(z.string()),
  username: z.nullable(z.string()),

  message: z.string(),
  deleted: z.boolean(),
});

export type ChatReply = z.infer<typeof chatReply>;

export const chatMessage = z.object({
  id: z.uuid(),
  /** The three are `null` where the author has left. */
  user_id: z.nullable(z.string()),
  username: z.nullable(z.string()),
  avatar: z.nullable(z.string()),

  message: z.string(),
  timestamp: z.iso.datetime(),
  reply_to: z.nullable(z.uuid()),
  reply: z.nullable(chatReply),
  /** Orders the messages, the same for all. */
  sequence: counter,
  /** Orders all that ever changed: who has seen up to here reads on with `after`. */
  revision: counter,
  /** As its author's device named it. */
  client_id: z.uuid(),
  edited_at: z.nullable(z.iso.datetime()),
  deleted: z.boolean(),
  note: z.nullable(z.enum(chatNotes)),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatText = visibleText(maximumChatMessageLength).check(z.overwrite(withoutGaps));

const position = z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));
const messageParams = z.object({ id: z.uuid() });

export const listChatMessages = defineEndpoint({
  name: 'listChatMessages',
  feature: 'chat',
  summary:
    'Messages in their order: the latest, those `before` a sequence, or all that changed `after` a revision',
  method: 'GET',
  path: '/api/chat/messages',
  access: 'member',
  query: z
    .object({
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(chatHistoryLimit))),
      before: z.optional(position),
      /** Also names what was deleted; orders by revision. */
      after: z.optional(position),
    })
    .check(
      z.refine(
        ({ before, after }) => before === undefined || after === undefined,
        'Names both directions',
      ),
    ),
  replies: { 200: z.array(chatMessage) },
  errors: ['chat_closed'],
});

export const editChatMessage = defineEndpoint({
  name: 'editChatMessage',
  feature: 'chat',
  summary: 'Change one’s own message, up to 15 minutes after it was sent',
  method: 'PUT',
  path: '/api/chat/messages/:id',
  access: 'member',
  params: messageParams,
  body: z.strictObject({ message: chatText }),
  replies: { 200: chatMessage },
  errors: ['chat_closed', 'chat_message_not_found', 'chat_edit_over', 'chat_muted', 'forbidden'],
});

export const deleteChatMessage = defineEndpoint({
  name: 'deleteChatMessage',
  feature: 'chat',
  summary: 'Delete one’s own message',
  method: 'DELETE',
  path: '/api/chat/messages/:id',
  access: 'member',
  params: messageParams,
  replies: { 204: null },
  errors: ['chat_message_not_found', 'forbidden'],
});

export const reportChatMessage = defineEndpoint({
  name: 'reportChatMessage',
  feature: 'chat',
  summary:
    'Report a message of somebody else to the administrators; reporting it again changes nothing',
  method: 'POST',
  path: '/api/chat/messages/:id/report',
  access: 'member',
  params: messageParams,
  body: reportBody,
  replies: { 204: null },
  errors: ['chat_closed', 'chat_message_not_found', 'forbidden'],
});

export const chatEndpoints = [
  listChatMessages,
  editChatMessage,
  deleteChatMessage,
  reportChatMessage,
] as const;
