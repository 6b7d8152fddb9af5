import { randomUUID } from 'node:crypto';
import { type ChatEvent, chatEvent, chatSocket } from '@pomona/contract/chat/live';
import type { ChatMessage } from '@pomona/contract/chat/messages';
import { bearerProtocol } from '@pomona/contract/realtime/protocol';
import type { SignedIn, TestApp } from './app.ts';
import { openSocket, type TestSocket, until } from './sockets.ts';

/** Somebody in the chat. */
export interface ChatClient extends TestSocket {
  who: SignedIn;
  /** Resolves with what the server answers. */
  send(message: string, more?: { reply_to?: string; client_id?: string }): Promise<ChatEvent>;
  /** What came of one type, in its order. */
  events<Type extends ChatEvent['type']>(type: Type): Extract<ChatEvent, { type: Type }>[];
  texts(): string[];
}

export const chatPath = (userId: string) => chatSocket.path.replace(':userId', userId);

export const chatProtocols = ({ token }: Pick<SignedIn, 'token'>) => [
  chatSocket.protocol,
  bearerProtocol(token),
];

const isAnswer = ({ type }: ChatEvent) => type === 'message_accepted' || type === 'error';

export async function openChat(host: string, who: SignedIn): Promise<ChatClient> {
  const socket = await openSocket(host, chatPath(who.id), { protocols: chatProtocols(who) });
  const all = () => socket.messages.map((message) => chatEvent.parse(message));
  const events = <Type extends ChatEvent['type']>(type: Type) =>
    all().filter((event): event is Extract<ChatEvent, { type: Type }> => event.type === type);
  await until(() => events('online_users').length > 0);
  return {
    ...socket,
    who,
    events,
    texts: () => events('new_message').map(({ message }) => message.message),
    async send(message, more = {}) {
      const clientId = more.client_id ?? randomUUID();
      const answers = () =>
        all().filter(
          (event) => isAnswer(event) && 'client_id' in event && event.client_id === clientId,
        );
      const before = answers().length;
      const request = { type: 'chat_message', message, ...more, client_id: clientId };
      socket.socket.send(JSON.stringify(request));
      await until(() => answers().length > before);
      const answer = answers().at(-1);
      if (answer === undefined) throw new Error('Nothing was answered');
      return answer;
    },
  };
}

export async function readHistory(
  app: TestApp,
  { headers }: SignedIn,
  query = '',
): Promise<ChatMessage[]> {
  return (await app.inject({ url: `/api/chat/messages${query}`, headers })).json();
}
