import { and, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { sessions, users } from '#database/tables/accounts.ts';

export interface LiveSession {
  sessionId: string;
  userId: string;
  name: string;
  isAdmin: boolean;
  lastUsedAt: Date;
  isDisabled: boolean;
  isDemo: boolean;
}

interface Moment {
  now: Date;
  idleSince: Date;
}

export async function findLiveSession(
  db: Database,
  tokenHash: Buffer,
  { now, idleSince }: Moment,
): Promise<LiveSession | null> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      name: users.name,
      isAdmin: users.isAdmin,
      lastUsedAt: sessions.lastUsedAt,
      isDisabled: users.isDisabled,
      isDemo: users.isDemo,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, idleSince),
      ),
    );
  return row ?? null;
}

export async function insertSession(
  db: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Never moves backwards, whichever process writes last. */
export async function updateLastUse(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, now)));
}

export interface OpenSession {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** A member's, the last used first. */
export async function findOpenSessions(
  db: Database,
  userId: string,
  { now, idleSince }: Moment,
): Promise<OpenSession[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, idleSince),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

/** `false` where this member has no such session. */
export async function removeSession(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return removed.length > 0;
}

export async function removeOtherSessions(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)));
}

/** Removes a member's sessions that have ended, and the oldest beyond `maxSessions`. */
export async function removeSpentSessions(
  db: Database,
  userId: string,
  { now, idleSince, maxSessions }: Moment & { maxSessions: number },
): Promise<void> {
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(maxSessions);
  const hasEnded = or(lt(sessions.expiresAt, now), lt(sessions.lastUsedAt, idleSince));
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), or(hasEnded, inArray(sessions.id, surplus))));
}
