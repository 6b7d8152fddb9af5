import type { ChatNote } from '@pomona/contract/chat/messages';
import { chatNewcomerMinutes, chatWindowSeconds } from '@pomona/contract/constants';
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { before } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { isActive, users } from '#database/tables/accounts.ts';
import { chatMessages, chatMutes } from '#database/tables/chat.ts';

/** What decides whether somebody may send now. */
export interface AuthorRow {
  id: string;
  isActive: boolean;
  isMuted: boolean;
  isNewcomer: boolean;
  /** Messages within the window of the limit, and how long ago the first of them was. */
  recent: number;
  recentSeconds: number;
  /** Messages within the first minutes of membership; of no meaning afterwards. */
  recentOfNewcomer: number;
}

export function findAuthors(db: Database, ids: string[], now: SQL): Promise<AuthorRow[]> {
  const windowStart = before(now, chatWindowSeconds * 1000);
  const isRecent = and(eq(chatMessages.userId, users.id), gt(chatMessages.createdAt, windowStart));
  const newcomerStart = before(now, chatNewcomerMinutes * 60_000);
  const isOfNewcomer = and(
    eq(chatMessages.userId, users.id),
    gt(chatMessages.createdAt, newcomerStart),
  );
  return db
    .select({
      id: users.id,
      isActive: isActive(users),
      isMuted: sql<boolean>`exists (select from ${chatMutes} where ${and(
        eq(chatMutes.userId, users.id),
        gt(chatMutes.until, now),
      )})`,
      isNewcomer: sql<boolean>`${users.createdAt} > ${newcomerStart}`,
      recent: sql<number>`(select count(*)::int from ${chatMessages} where ${isRecent})`,
      recentSeconds: sql<number>`(select coalesce(extract(epoch from ${now} - min(${chatMessages.createdAt})), 0)::float8 from ${chatMessages} where ${isRecent})`,
      recentOfNewcomer: sql<number>`(select count(*)::int from ${chatMessages} where ${isOfNewcomer})`,
    })
    .from(users)
    .where(inArray(users.id, ids));
}

export interface SentRow {
  id: string;
  sequence: number;
  userId: string | null;
  clientId: string;
}

export function findSent(db: Database, userIds: string[], clientIds: string[]): Promise<SentRow[]> {
  return db
    .select({
      id: chatMessages.id,
      sequence: chatMessages.sequence,
      userId: chatMessages.userId,
      clientId: chatMessages.clientId,
    })
    .from(chatMessages)
    .where(and(inArray(chatMessages.userId, userIds), inArray(chatMessages.clientId, clientIds)));
}

/** Of these messages those that can be answered. */
export async function findVisible(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(inArray(chatMessages.id, ids), isNull(chatMessages.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}

export interface NewMessage {
  id: string;
  sequence: number;
  revision: number;
  userId: string;
  clientId: string;
  body: string;
  note: ChatNote | null;
  replyTo: string | null;
  createdAt: SQL;
}

export async function insertMessages(db: Database, rows: NewMessage[]): Promise<void> {
  if (rows.length > 0) await db.insert(chatMessages).values(rows);
}
