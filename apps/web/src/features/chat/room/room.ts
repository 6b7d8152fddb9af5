import { type ChatRequest, chatEvent, chatSocket } from '@pomona/contract/chat/live';
import type { ChatMessage } from '@pomona/contract/chat/messages';
import { chatReconnectMilliseconds } from '@pomona/contract/constants';
import { bearerProtocol } from '@pomona/contract/realtime/protocol';
import type { Api } from '#platform/api/api.ts';
import { openLiveSocket } from '#platform/realtime/live-socket.ts';
import { createCompany } from './company.ts';
import { createHistory } from './history.ts';
import { withChange, withDeleted } from './message-log.ts';
import { createOwnTyping } from './own-typing.ts';
import { createReceiver } from './receive.ts';
import { initialState, type RoomState } from './room-state.ts';
import { createSending } from './sending.ts';

interface RoomParts {
  api: Api;
  memberId: string;
  token(): string | null;
  /** The connection broke; it is tried again (CHAT-05). Not called for each attempt that fails. */
  onLost(): void;
  /** The server refused something that is no message: its sentence. */
  onRefused(detail: string): void;
}

export type Room = ReturnType<typeof createRoom>;

/** The chat as one device sees it. What was missed is fetched and put in order, nothing twice (CHAT-05). */
export function createRoom(parts: RoomParts) {
  const core = createCore(parts);
  const { state, become, sending, history, typing } = core;
  return {
    state,
    subscribe: core.subscribe,
    open: () => openRoom(parts, core),
    reload: () => void core.synchronise(),
    loadOlder: history.loadOlder,
    send(text: string, replyTo: ChatMessage | null): void {
      typing.stop();
      sending.send(text, replyTo);
    },
    retry: sending.retry,
    discard: sending.discard,
    pressKey: typing.press,
    /** What a call answered: shown before it comes with the changes of all. */
    apply: (message: ChatMessage) => become({ log: withChange(state().log, message) }),
    remove: ({ id, revision }: ChatMessage) =>
      become({ log: withDeleted(state().log, id, revision) }),
  };
}

function createCore({ api, memberId, onRefused }: RoomParts) {
  const listeners = new Set<() => void>();
  let current = initialState;
  let transmitter: ((request: ChatRequest) => void) | null = null;
  let isSynced = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const state = () => current;
  function become(part: Partial<RoomState>): void {
    current = { ...current, ...part };
    for (const listener of listeners) listener();
  }
  const transmit = (request: ChatRequest) => transmitter?.(request);
  const sending = createSending({ state, become, transmit });
  const company = createCompany({ memberId, state, become });
  const history = createHistory({ api, state, become, onMessages: sending.arrive });
  const typing = createOwnTyping((isTyping) => transmit({ type: 'typing', is_typing: isTyping }));

  async function synchronise(): Promise<void> {
    const isComplete = await history.catchUp();
    if (transmitter === null) return;
    isSynced = isComplete;
    if (!isComplete) retry = setTimeout(synchronise, chatReconnectMilliseconds);
  }

  return {
    ...{ state, become, sending, company, history, typing, synchronise },
    receive: createReceiver({
      ...{ state, become, sending, company, onRefused },
      isSynced: () => isSynced,
    }),
    /** `null`: there is no connection. */
    setTransmitter(next: typeof transmitter): void {
      transmitter = next;
      isSynced = false;
      clearTimeout(retry);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Connects; gives back what leaves the room. */
function openRoom(parts: RoomParts, core: ReturnType<typeof createCore>): () => void {
  const { become, sending, company, history, typing } = core;
  function disconnect(): void {
    core.setTransmitter(null);
    become({ connection: 'disconnected', online: [], onlineCount: 0, typing: [] });
  }
  const close = openLiveSocket({
    path: chatSocket.path.replace(':userId', parts.memberId),
    protocols: () => [chatSocket.protocol, bearerProtocol(parts.token() ?? '')],
    firstPause: chatReconnectMilliseconds,
    onOpen(send) {
      core.setTransmitter(send);
      become({ connection: 'connected' });
      sending.resume();
      void core.synchronise();
    },
    onLost() {
      const { connection, isClosed } = core.state();
      disconnect();
      if (connection === 'connected' && !isClosed) parts.onLost();
      // Finds a session that has ended, a closed chat, and what is new where only sockets are refused.
      void history.catchUp().then(() => {
        if (connection === 'connecting' && !core.state().isClosed) parts.onLost();
      });
    },
    onMessage(data) {
      const { data: event } = chatEvent.safeParse(data);
      if (event !== undefined) core.receive(event);
    },
    onAccessEnded() {
      disconnect();
      // The next call finds the session ended, and says so.
      void history.catchUp();
    },
  });
  // Also where no socket can be opened.
  void history.catchUp();
  return () => {
    close();
    core.setTransmitter(null);
    for (const part of [sending, company, typing]) part.close();
  };
}
