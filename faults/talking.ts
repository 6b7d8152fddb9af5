import { chatSocket } from '@pomona/contract/chat/live';
import { bearerProtocol } from '@pomona/contract/realtime/protocol';
import { WebSocket } from 'ws';
import { valueIn } from './check.ts';
import type { Reply } from './monitor.ts';

interface Talker {
  id: string;
  token: string;
}

const answerMilliseconds = 15_000;
const nothing: Reply = { status: 0, body: null };

/** Sends a message over a socket of its own; 200 once the server has accepted it, 409 where it refused, 0 without an answer. */
export function sendMessage(address: string, talker: Talker, clientId: string): Promise<Reply> {
  const url = address.replace('http', 'ws') + chatSocket.path.replace(':userId', talker.id);
  const socket = new WebSocket(url, [chatSocket.protocol, bearerProtocol(talker.token)], {
    handshakeTimeout: answerMilliseconds,
  });
  const message = `Message ${clientId}, sent while something breaks`;
  const request = { type: 'chat_message', message, reply_to: null, client_id: clientId };
  return new Promise<Reply>((resolve) => {
    const end = (reply: Reply) => {
      clearTimeout(timer);
      resolve(reply);
      socket.terminate();
    };
    const timer = setTimeout(() => end(nothing), answerMilliseconds);
    socket.on('error', () => end(nothing));
    socket.on('close', () => end(nothing));
    socket.on('open', () => socket.send(JSON.stringify(request)));
    socket.on('message', (data: Buffer) => {
      const event: unknown = JSON.parse(data.toString());
      if (valueIn(event, 'client_id') !== clientId) return;
      if (valueIn(event, 'type') === 'message_accepted') end({ status: 200, body: event });
      else if (valueIn(event, 'code') !== undefined) end(refusal(event));
    });
  });
}

/** What the server could not do now may be sent again. */
const refusal = (event: unknown): Reply => {
  const code = valueIn(event, 'code');
  const isForNow = code === 'unavailable' || code === 'timeout' || code === 'internal';
  return { status: isForNow ? 503 : 409, body: event };
};
