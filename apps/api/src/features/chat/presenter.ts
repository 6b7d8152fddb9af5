import type { ChatEvent } from '@pomona/contract/chat/live';
import type { ChatMessage } from '@pomona/contract/chat/messages';
import type { MessageRow } from './store.ts';

export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    user_id: row.userId,
    username: row.userName,
    avatar: row.userAvatar,
    message: row.body,
    timestamp: row.createdAt.toISOString(),
    reply_to: row.replyTo,
    reply: presentReply(row.reply),
    sequence: row.sequence,
    revision: row.revision,
    client_id: row.clientId,
    edited_at: row.editedAt?.toISOString() ?? null,
    deleted: row.deletedAt !== null,
    note: row.note,
  };
}

function presentReply({ id, ...reply }: MessageRow['reply']): ChatMessage['reply'] {
  if (id === null) return null;
  const { userId, userName, body, deletedAt } = reply;
  const deleted = deletedAt !== null;
  return { id, user_id: userId, username: userName, message: body, deleted };
}

/** What somebody is sent who has seen all up to the revision `seen`. */
export function presentChange(row: MessageRow, seen: number): ChatEvent {
  if (row.deletedAt !== null)
    return { type: 'message_deleted', message_id: row.id, revision: row.revision };
  const message = presentMessage(row);
  return { type: row.sequence > seen ? 'new_message' : 'message_edited', message };
}
