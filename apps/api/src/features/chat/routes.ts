import {
  deleteChatMessage,
  editChatMessage,
  listChatMessages,
  reportChatMessage,
} from '@pomona/contract/chat/messages';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Moderation } from './moderation/service.ts';
import type { Opening } from './opening/service.ts';
import type { Chat } from './service.ts';

export function serveChat(
  app: FastifyInstance,
  { chat, moderation, opening }: { chat: Chat; moderation: Moderation; opening: Opening },
): void {
  serve(app, listChatMessages, ({ query }) => chat.readMessages(query));
  serve(app, editChatMessage, ({ viewer, params, body }) =>
    chat.editMessage(viewer, params.id, body.message),
  );
  serve(app, deleteChatMessage, ({ viewer, params }) => chat.deleteMessage(viewer, params.id));
  serve(app, reportChatMessage, async ({ viewer, params, body }) => {
    await opening.requireOpen();
    const { reason, comment = '' } = body;
    await moderation.reportMessage(viewer, params.id, { reason, comment });
  });
}
