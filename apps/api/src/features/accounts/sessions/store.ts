import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { after, before } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { sessions, users } from '#database/tables/accounts.ts';
import { absoluteMilliseconds, idleMilliseconds, touchMilliseconds } from './lifetime.ts';

export interface LiveSession {
  sessionId: string;
  userId: string;
  name: string;
  isAdmin: boolean;
  /** Its last use is to be written again. */
  isStale: boolean;
  isDisabled: boolean;
  isDemo: boolean;
}

export async function findLiveSession(
  db: Database,
  tokenHash: Buffer,
  now: SQL,
): Promise<LiveSession | null> {
  const [row] = await selectLive(db, eq(sessions.tokenHash, tokenHash), now);
  return row ?? null;
}

export function findLiveSessions(db: Database, ids: string[], now: SQL): Promise<LiveSession[]> {
  return selectLive(db, inArray(sessions.id, ids), now);
}

function selectLive(db: Database, which: SQL, now: SQL): Promise<LiveSession[]> {
  return db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      name: users.name,
      isAdmin: users.isAdmin,
      isStale: sql<boolean>`${sessions.lastUsedAt} <= ${before(now, touchMilliseconds)}`,
      isDisabled: users.isDisabled,
      isDemo: users.isDemo,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        which,
        isNull(users.erasureAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, before(now, idleMilliseconds)),
      ),
    );
}

type NewSession = Omit<typeof sessions.$inferInsert, 'createdAt' | 'lastUsedAt' | 'expiresAt'>;

export async function insertSession(db: Database, session: NewSession, now: SQL): Promise<void> {
  const expiresAt = after(now, absoluteMilliseconds);
  await db.insert(sessions).values({ ...session, createdAt: now, lastUsedAt: now, expiresAt });
}

/** Never moves backwards, whichever process writes last. */
export async function updateLastUse(db: Database, id: string, now: SQL): Promise<void> {
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
  now: SQL,
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
        gt(sessions.lastUsedAt, before(now, idleMilliseconds)),
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

export async function removeAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Removes a member's sessions that have ended, and the oldest beyond `maxSessions`. */
export async function removeSpentSessions(
  db: Database,
  userId: string,
  { now, maxSessions }: { now: SQL; maxSessions: number },
): Promise<void> {
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(maxSessions);
  const hasEnded = or(
    lt(sessions.expiresAt, now),
    lt(sessions.lastUsedAt, before(now, idleMilliseconds)),
  );
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), or(hasEnded, inArray(sessions.id, surplus))));
}
