import type { ChatRequest } from '@pomona/contract/chat/live';
import type { ChatMessage } from '@pomona/contract/chat/messages';
import { newKey } from '#platform/api/new-key.ts';
import { type Outgoing, type RoomState, unreachable } from './room-state.ts';

interface SendingParts {
  state(): RoomState;
  become(part: Partial<RoomState>): void;
  transmit(request: ChatRequest): void;
}

/** One’s own messages, from the press to the acknowledgement. The same message is sent again with the same id. */
export interface Sending {
  send(text: string, replyTo: ChatMessage | null): void;
  retry(clientId: string): void;
  discard(clientId: string): void;
  /** The connection is back: what was not acknowledged is sent again. */
  resume(): void;
  accept(clientId: string): void;
  refuse(clientId: string, reason: string): void;
  /** They have come back with the messages of all. */
  arrive(messages: readonly ChatMessage[]): void;
  close(): void;
}

/** Without an acknowledgement a message counts as failed. */
const patienceMilliseconds = 20_000;

export function createSending({ state, become, transmit }: SendingParts): Sending {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function change(clientId: string, part: Partial<Outgoing>): void {
    const outgoing = state().outgoing.map((one) =>
      one.clientId === clientId ? { ...one, ...part } : one,
    );
    become({ outgoing });
  }

  function stopTimer(clientId: string): void {
    clearTimeout(timers.get(clientId));
    timers.delete(clientId);
  }

  function attempt({ clientId, text, replyTo }: Outgoing): void {
    stopTimer(clientId);
    timers.set(
      clientId,
      setTimeout(() => change(clientId, { failure: unreachable }), patienceMilliseconds),
    );
    transmit({
      type: 'chat_message',
      message: text,
      reply_to: replyTo?.id ?? null,
      client_id: clientId,
    });
  }

  function remove(clientIds: ReadonlySet<string>): void {
    for (const clientId of clientIds) stopTimer(clientId);
    become({ outgoing: state().outgoing.filter(({ clientId }) => !clientIds.has(clientId)) });
  }

  return {
    send(text, replyTo) {
      const own = { clientId: newKey(), text, replyTo, failure: null, isAccepted: false };
      become({ outgoing: [...state().outgoing, own] });
      attempt(own);
    },
    retry(clientId) {
      const own = state().outgoing.find((one) => one.clientId === clientId);
      if (own === undefined) return;
      change(clientId, { failure: null });
      attempt(own);
    },
    discard: (clientId) => remove(new Set([clientId])),
    resume() {
      for (const own of state().outgoing) if (own.failure === null && !own.isAccepted) attempt(own);
    },
    accept(clientId) {
      stopTimer(clientId);
      change(clientId, { isAccepted: true, failure: null });
    },
    refuse(clientId, reason) {
      stopTimer(clientId);
      change(clientId, { failure: reason });
    },
    arrive(messages) {
      const ids = new Set(messages.map(({ client_id: id }) => id));
      const own = state().outgoing.filter(({ clientId }) => ids.has(clientId));
      if (own.length > 0) remove(new Set(own.map(({ clientId }) => clientId)));
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
