import type { ChatEvent } from '@pomona/contract/chat/live';
import type { ChatMessage } from '@pomona/contract/chat/messages';
import type { createCompany } from './company.ts';
import { type MessageLog, withChange, withDeleted, withRevision } from './message-log.ts';
import type { RoomState } from './room-state.ts';
import type { Sending } from './sending.ts';

interface ReceiverParts {
  state(): RoomState;
  become(part: Partial<RoomState>): void;
  /** All until now is loaded, so what arrives leaves no gap. */
  isSynced(): boolean;
  sending: Sending;
  company: ReturnType<typeof createCompany>;
  onRefused(detail: string): void;
}

type Refusal = Extract<ChatEvent, { type: 'error' }>;

/** Brings what the server sends into the state of the room (CHAT-03). */
export function createReceiver(parts: ReceiverParts): (event: ChatEvent) => void {
  const { state, become, isSynced, sending, company, onRefused } = parts;

  function put(log: MessageLog, revision: number): void {
    become({ log: isSynced() ? withRevision(log, revision) : log });
  }
  function receiveMessage(message: ChatMessage): void {
    sending.arrive([message]);
    if (message.user_id !== null) company.stopTyping(message.user_id);
    put(withChange(state().log, message), message.revision);
  }

  function receiveError({ code, client_id: clientId, detail }: Refusal): void {
    if (code === 'chat_closed') become({ isClosed: true });
    if (clientId !== null) sending.refuse(clientId, detail);
    else if (code !== 'chat_closed') onRefused(detail);
  }

  return (event) => {
    switch (event.type) {
      case 'new_message':
      case 'message_edited':
        receiveMessage(event.message);
        break;
      case 'message_deleted':
        put(withDeleted(state().log, event.message_id, event.revision), event.revision);
        break;
      case 'message_accepted':
        sending.accept(event.client_id);
        break;
      case 'error':
        receiveError(event);
        break;
      case 'beat':
        break;
      default:
        company.receive(event);
    }
  };
}
