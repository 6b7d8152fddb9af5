import * as z from 'zod/mini';
import { errorCodes } from '../errors.ts';
import { chatMessage, chatText } from './messages.ts';

/** Opened with `bearerProtocol`; the path names the member whose token it is (CHAT-04). */
export const chatSocket = {
  path: '/api/chat/ws/:userId',
  protocol: 'pomona.chat.v1',
} as const;

export const chatUser = z.object({
  user_id: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
});
export type ChatUser = z.infer<typeof chatUser>;

/** The list of who is online names so many; the count tells of all. */
export const maxOnlineUsers = 500;

/** From the client (CHAT-03). The same `client_id` again is answered by the same message. */
export const chatRequest = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('chat_message'),
    message: chatText,
    reply_to: z.optional(z.nullable(z.uuid())),
    client_id: z.optional(z.uuid()),
  }),
  z.object({ type: z.literal('typing'), is_typing: z.boolean() }),
]);
export type ChatRequest = z.infer<typeof chatRequest>;

/** From the server (CHAT-03). */
export const chatEvent = z.discriminatedUnion('type', [
  /** After the handshake; messages are read by `listChatMessages`, from now on changes follow. */
  z.object({ type: z.literal('online_users'), users: z.array(chatUser), count: z.number() }),
  z.object({ type: z.literal('new_message'), message: chatMessage }),
  z.object({ type: z.literal('message_edited'), message: chatMessage }),
  z.object({ type: z.literal('message_deleted'), message_id: z.uuid(), revision: z.number() }),
  z.object({
    type: z.literal('user_status'),
    action: z.enum(['joined', 'left']),
    user: chatUser,
    /** How many are online now. */
    count: z.number(),
  }),
  z.object({
    type: z.literal('typing'),
    user_id: z.string(),
    username: z.string(),
    is_typing: z.boolean(),
  }),
  /** Stored for good; the message itself comes to everybody as `new_message`. */
  z.object({
    type: z.literal('message_accepted'),
    client_id: z.uuid(),
    message_id: z.uuid(),
    sequence: z.number(),
  }),
  z.object({
    type: z.literal('error'),
    detail: z.string(),
    code: z.enum(errorCodes),
    /** Of the message that was refused. */
    client_id: z.nullable(z.uuid()),
    retry_after_seconds: z.optional(z.number()),
  }),
  z.object({ type: z.literal('beat') }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;
