import type { ChatMessage } from '@pomona/contract/chat/messages';

let last = 0;

/** A message of somebody else, each newer than the one before. */
export function makeMessage(own: Partial<ChatMessage> = {}): ChatMessage {
  last += 1;
  const digits = String(last).padStart(12, '0');
  return {
    id: `00000000-0000-4000-8000-${digits}`,
    user_id: 'member-2',
    username: 'Ben Olive',
    avatar: null,
    message: `Message ${last}`,
    timestamp: new Date(Date.UTC(2026, 5, 1, 12, 0, last)).toISOString(),
    reply_to: null,
    reply: null,
    sequence: last,
    revision: last,
    client_id: `10000000-0000-4000-8000-${digits}`,
    edited_at: null,
    deleted: false,
    note: null,
    ...own,
  };
}
