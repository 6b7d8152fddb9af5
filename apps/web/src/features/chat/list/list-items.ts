import type { ChatMessage } from '@pomona/contract/chat/messages';
import type { Outgoing, RoomState } from '../room/room-state.ts';

export type ListItem =
  | { kind: 'day'; key: string; at: Date }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing; isFirst: boolean };

/** Messages of one person within this time stand together. */
const groupMilliseconds = 5 * 60_000;

/** What the list shows, top to bottom. `readUntil`: the last sequence that was read at an earlier visit. */
export function listItems(
  { log, outgoing }: Pick<RoomState, 'log' | 'outgoing'>,
  { memberId, readUntil }: { memberId: string; readUntil: number | null },
): ListItem[] {
  const items: ListItem[] = [];
  let last: ChatMessage | undefined;
  let isUnreadMarked = readUntil === null;
  for (const message of log.messages) {
    const isNewDay = last === undefined || dayOf(last) !== dayOf(message);
    if (isNewDay)
      items.push({ kind: 'day', key: `day ${dayOf(message)}`, at: new Date(message.timestamp) });
    const isUnread = message.sequence > (readUntil ?? 0) && message.user_id !== memberId;
    const marksUnread = !isUnreadMarked && isUnread;
    if (marksUnread) {
      items.push({ kind: 'unread', key: 'unread' });
      isUnreadMarked = true;
    }
    const isFirst = isNewDay || marksUnread || !isSameGroup(last, message);
    // Its key while it was sent: the line stays what it is when it has arrived.
    items.push({ kind: 'message', key: message.client_id, message, isFirst });
    last = message;
  }
  for (const [index, own] of outgoing.entries()) {
    const isFirst = index === 0 && last?.user_id !== memberId;
    items.push({ kind: 'outgoing', key: own.clientId, outgoing: own, isFirst });
  }
  return items;
}

/** In the time zone of the reader. */
const dayOf = ({ timestamp }: ChatMessage) => new Date(timestamp).toDateString();

function isSameGroup(last: ChatMessage | undefined, message: ChatMessage): boolean {
  return (
    last !== undefined &&
    last.user_id === message.user_id &&
    Date.parse(message.timestamp) - Date.parse(last.timestamp) < groupMilliseconds
  );
}
