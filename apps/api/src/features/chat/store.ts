import type { ChatNote } from '@pomona/contract/chat/messages';
import { and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { before } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { chatMessages, chatMutes } from '#database/tables/chat.ts';

interface Authored {
  /** The two are `null` where the author has left. */
  userId: string | null;
  userName: string | null;
}

/** Without an id: it answers nothing. */
interface ReplyRow extends Authored {
  id: string | null;
  body: string;
  deletedAt: Date | null;
}

/** With the author's current name and picture. */
export interface MessageRow extends Authored {
  id: string;
  sequence: number;
  revision: number;
  userAvatar: string | null;
  clientId: string;
  body: string;
  note: ChatNote | null;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  replyTo: string | null;
  reply: ReplyRow;
}

const previewLength = 200;

/** Oldest first: the last `limit` messages, or the last before a sequence. Deleted ones are left out. */
export async function listMessages(
  db: Database,
  { limit, before: sequence }: { limit: number; before: number | null },
): Promise<MessageRow[]> {
  const isBefore = sequence === null ? undefined : lt(chatMessages.sequence, sequence);
  const rows = await selectMessages(db, and(isNull(chatMessages.deletedAt), isBefore))
    .orderBy(desc(chatMessages.sequence))
    .limit(limit);
  return rows.toReversed();
}

/** What changed after the revision, deleted messages as well, in the order of the changes. */
export function listChanges(
  db: Database,
  { limit, after }: { limit: number; after: number },
): Promise<MessageRow[]> {
  return selectMessages(db, gt(chatMessages.revision, after))
    .orderBy(asc(chatMessages.revision))
    .limit(limit);
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | null> {
  const [row] = await selectMessages(
    db,
    and(eq(chatMessages.id, id), isNull(chatMessages.deletedAt)),
  );
  return row ?? null;
}

export async function isYoungerThan(
  db: Database,
  id: string,
  { milliseconds, now }: { milliseconds: number; now: SQL },
): Promise<boolean> {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), gt(chatMessages.createdAt, before(now, milliseconds))));
  return rows.length > 0;
}

export async function isMuted(db: Database, userId: string, now: SQL): Promise<boolean> {
  const rows = await db
    .select({ userId: chatMutes.userId })
    .from(chatMutes)
    .where(and(eq(chatMutes.userId, userId), gt(chatMutes.until, now)));
  return rows.length > 0;
}

export async function updateMessage(
  db: Database,
  id: string,
  change: { body: string; note: ChatNote | null; revision: number; editedAt: SQL },
): Promise<void> {
  await db.update(chatMessages).set(change).where(eq(chatMessages.id, id));
}

/** Its text goes for good. */
export async function eraseMessage(
  db: Database,
  id: string,
  change: { revision: number; deletedAt: SQL },
): Promise<void> {
  await db
    .update(chatMessages)
    .set({ ...change, body: '', note: null })
    .where(eq(chatMessages.id, id));
}

function selectMessages(db: Database, which: SQL | undefined) {
  const original = alias(chatMessages, 'original');
  const originalAuthor = alias(users, 'original_author');
  return db
    .select({
      id: chatMessages.id,
      sequence: chatMessages.sequence,
      revision: chatMessages.revision,
      userId: users.id,
      userName: users.name,
      userAvatar: users.avatar,
      clientId: chatMessages.clientId,
      body: chatMessages.body,
      note: chatMessages.note,
      createdAt: chatMessages.createdAt,
      editedAt: chatMessages.editedAt,
      deletedAt: chatMessages.deletedAt,
      replyTo: chatMessages.replyTo,
      reply: {
        id: original.id,
        body: sql<string>`coalesce(left(${original.body}, ${previewLength}), '')`,
        deletedAt: original.deletedAt,
        userId: originalAuthor.id,
        userName: originalAuthor.name,
      },
    })
    .from(chatMessages)
    .leftJoin(users, and(eq(users.id, chatMessages.userId), isNull(users.erasureAt)))
    .leftJoin(original, eq(original.id, chatMessages.replyTo))
    .leftJoin(
      originalAuthor,
      and(eq(originalAuthor.id, original.userId), isNull(originalAuthor.erasureAt)),
    )
    .where(which)
    .$dynamic();
}
