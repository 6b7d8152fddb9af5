import type { ChatUser } from '@pomona/contract/chat/live';
import type { ChatMessage } from '@pomona/contract/chat/messages';
import { emptyLog, type MessageLog } from './message-log.ts';

/** One’s own message on its way. */
export interface Outgoing {
  clientId: string;
  text: string;
  replyTo: ChatMessage | null;
  /** Why it was refused, or `unreachable`; `null` while it is sent. */
  failure: string | null;
  /** The server has it; it is shown until it comes back with all others. */
  isAccepted: boolean;
}

export const unreachable = 'unreachable';

export interface RoomState {
  connection: 'connecting' | 'connected' | 'disconnected';
  history: 'loading' | 'failed' | 'ready';
  /** Administrators have closed the chat. */
  isClosed: boolean;
  isLoadingOlder: boolean;
  log: MessageLog;
  outgoing: readonly Outgoing[];
  online: readonly ChatUser[];
  onlineCount: number;
  /** Others who write just now. */
  typing: readonly { userId: string; name: string }[];
  /** Who came last, for a moment. */
  joined: string | null;
}

export const initialState: RoomState = {
  connection: 'connecting',
  history: 'loading',
  isClosed: false,
  isLoadingOlder: false,
  log: emptyLog,
  outgoing: [],
  online: [],
  onlineCount: 0,
  typing: [],
  joined: null,
};
