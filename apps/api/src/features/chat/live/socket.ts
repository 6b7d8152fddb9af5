import { randomUUID } from 'node:crypto';
import {
  type ChatEvent,
  type ChatRequest,
  chatRequest,
  chatSocket,
} from '@pomona/contract/chat/live';
import { errorText } from '@pomona/contract/error-texts';
import type { Language } from '@pomona/contract/languages';
import { closeCodes } from '@pomona/contract/realtime/protocol';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as z from 'zod';
import { isDiskFull, isTemporary } from '#database/failures.ts';
import { AppError } from '#platform/errors.ts';
import { appErrorOf } from '#platform/http/errors/error-reply.ts';
import type { Member, Viewer } from '#platform/http/security/viewer.ts';
import type { Connection } from '#platform/realtime/sockets/connection.ts';
import type { Hub } from '#platform/realtime/sockets/hub.ts';
import { serveSocket } from '#platform/realtime/sockets/serve-socket.ts';
import type { Opening } from '../opening/service.ts';
import type { Presence } from '../presence/service.ts';
import type { SendMessage } from '../sending/service.ts';
import type { Typing } from '../typing/service.ts';
import { chatTopic, type LiveChat } from './service.ts';

interface SocketParts {
  hub: Hub;
  live: LiveChat;
  presence: Presence;
  typing: Typing;
  sendMessage: SendMessage;
  opening: Pick<Opening, 'requireOpen'>;
  log: FastifyBaseLogger;
}

/** Somebody who speaks, and in which language they are answered. */
interface Speaker {
  member: Member;
  language: Language;
}

const faults = { isUnavailable: isTemporary, isDiskFull };

export function serveChatSocket(app: FastifyInstance, parts: SocketParts): void {
  const { hub, live, opening, presence, typing } = parts;
  const receive = createReceiver(parts);
  serveSocket<Speaker>(app, hub, {
    ...chatSocket,
    access: 'member',
    async admit({ viewer, params, language }) {
      const member = requireSelf(viewer, params.userId);
      await opening.requireOpen();
      await live.start();
      return { member, language };
    },
    open(connection, { member }) {
      hub.join(connection, chatTopic);
      presence.enter(member.id, (event) => connection.send(event));
    },
    receive: (connection, text, speaker) => void receive(connection, text, speaker),
    closed(_connection, { member }) {
      presence.leave(member.id);
      typing.forget(member);
    },
  });
}

/** Author and path are the session's (danger 5). */
function requireSelf(viewer: Viewer, userId: string | undefined): Member {
  if (viewer.kind === 'visitor') throw new AppError('not_signed_in');
  if (viewer.id !== userId) throw new AppError('forbidden');
  return viewer;
}

function createReceiver({ typing, opening, sendMessage, log }: SocketParts) {
  async function send(
    connection: Connection,
    { member, language }: Speaker,
    request: Extract<ChatRequest, { type: 'chat_message' }>,
  ): Promise<void> {
    const { client_id: clientId = randomUUID(), message: text, reply_to: replyTo = null } = request;
    try {
      await opening.requireOpen();
      const sent = await sendMessage({ authorId: member.id, clientId, text, replyTo });
      const { id, sequence } = sent;
      answer(connection, {
        type: 'message_accepted',
        ...{ client_id: clientId, message_id: id, sequence },
      });
    } catch (thrown) {
      const error = appErrorOf(thrown, faults);
      if (error.code === 'internal') log.error({ err: thrown }, 'a chat message was not stored');
      answer(connection, refusal(error, language, clientId));
      if (error.code === 'session_rejected') connection.close(closeCodes.accessEnded);
    }
  }

  return async (connection: Connection, text: string, speaker: Speaker): Promise<void> => {
    const raw = parsedJson(text);
    const { data: request } = chatRequest.safeParse(raw);
    if (request === undefined) {
      const { data } = named.safeParse(raw);
      const error = new AppError('validation_failed');
      answer(connection, refusal(error, speaker.language, data?.client_id ?? null));
    } else if (request.type === 'typing') {
      typing.setTyping(speaker.member, request.is_typing);
    } else {
      await send(connection, speaker, request);
    }
  };
}

/** Also a message with an invalid text has an id, which the error names. */
const named = z.object({ client_id: z.uuid() });

const answer = (connection: Connection, event: ChatEvent) => connection.send(event);

function refusal(error: AppError, language: Language, clientId: string | null): ChatEvent {
  const { code, detail, retryAfterSeconds } = error;
  return {
    type: 'error',
    detail: detail ?? errorText(code, language),
    code,
    client_id: clientId,
    ...(retryAfterSeconds !== undefined && {
      retry_after_seconds: Math.ceil(retryAfterSeconds),
    }),
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
