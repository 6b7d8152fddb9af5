import type { ChatMessage } from '@pomona/contract/chat/messages';

/** The messages that are loaded, without gaps, in the order of the server. */
export interface MessageLog {
  messages: readonly ChatMessage[];
  /** All changes up to this one are in it. */
  revision: number;
  hasOlder: boolean;
}

export const emptyLog: MessageLog = { messages: [], revision: 0, hasOlder: false };

/** What the server said when the room was opened. */
export function logOf(latest: readonly ChatMessage[], limit: number): MessageLog {
  const revision = Math.max(0, ...latest.map((message) => message.revision));
  return { messages: latest, revision, hasOlder: latest.length >= limit };
}

export function withOlder(
  log: MessageLog,
  older: readonly ChatMessage[],
  limit: number,
): MessageLog {
  const known = new Set(log.messages.map(({ id }) => id));
  return {
    ...log,
    messages: [...older.filter(({ id }) => !known.has(id)), ...log.messages],
    hasOlder: older.length >= limit,
  };
}

/** New, edited or deleted: a message that is known in a later state stays as it is. */
export function withChange(log: MessageLog, change: ChatMessage): MessageLog {
  if (change.deleted) return withDeleted(log, change.id, change.revision);
  const { messages } = log;
  const at = messages.findIndex(({ id }) => id === change.id);
  const known = messages[at];
  if (known !== undefined) {
    if (known.revision >= change.revision) return log;
    const edited = messages.with(at, change).map((message) => withReplyTo(message, change));
    return { ...log, messages: edited };
  }
  const first = messages[0];
  // It belongs to what is not loaded yet, and comes with that.
  if (first !== undefined && log.hasOlder && change.sequence < first.sequence) return log;
  const after = messages.findLastIndex(({ sequence }) => sequence < change.sequence) + 1;
  return { ...log, messages: messages.toSpliced(after, 0, change) };
}

export function withDeleted(log: MessageLog, id: string, revision: number): MessageLog {
  const known = log.messages.find((message) => message.id === id);
  if (known !== undefined && known.revision > revision) return log;
  const messages = log.messages
    .filter((message) => message.id !== id)
    .map((message) =>
      message.reply?.id === id
        ? { ...message, reply: { ...message.reply, message: '', deleted: true } }
        : message,
    );
  return { ...log, messages };
}

export const withRevision = (log: MessageLog, revision: number): MessageLog =>
  revision > log.revision ? { ...log, revision } : log;

function withReplyTo(message: ChatMessage, original: ChatMessage): ChatMessage {
  if (message.reply?.id !== original.id) return message;
  return { ...message, reply: { ...message.reply, message: original.message } };
}
