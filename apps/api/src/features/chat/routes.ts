import {
  deleteChatMessage,
  editChatMessage,
  listChatMessages,
  reportChatMessage,
} from '@pomona/contract/chat/messages';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Moderation } from './moderation/service.ts';
import type { Chat } from './service.ts';

export function serveChat(
  app: FastifyInstance,
  { chat, moderation }: { chat: Chat; moderation: Moderation },
): void {
  serve(app, listChatMessages, ({ query }) => chat.readMessages(query));
  serve(app, editChatMessage, ({ viewer, params, body }) =>
    chat.editMessage(viewer, params.id, body.message),
  );
  serve(app, deleteChatMessage, ({ viewer, params }) => chat.deleteMessage(viewer, params.id));
  serve(app, reportChatMessage, ({ viewer, params, body }) =>
    moderation.reportMessage(viewer, params.id, {
      reason: body.reason,
      comment: body.comment ?? '',
    }),
  );
}
