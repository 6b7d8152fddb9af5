import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { after, before } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { sessions, users } from '#database/tables/accounts.ts';
import { adminGrants } from '#database/tables/admin.ts';

export const grantMilliseconds = 15 * 60_000;

/** Takes the place of an open one; clears away what was used or has expired. */
export async function insertGrant(db: Database, userId: string, now: SQL): Promise<Date> {
  await db
    .delete(adminGrants)
    .where(
      or(
        isNotNull(adminGrants.redeemedAt),
        lt(adminGrants.expiresAt, now),
        eq(adminGrants.userId, userId),
      ),
    );
  const [row] = await db
    .insert(adminGrants)
    .values({ id: randomUUID(), userId, createdAt: now, expiresAt: after(now, grantMilliseconds) })
    .returning({ expiresAt: adminGrants.expiresAt });
  if (row === undefined) throw new Error('A grant was not written');
  return row.expiresAt;
}

const isOpen = (now: SQL) => and(isNull(adminGrants.redeemedAt), gt(adminGrants.expiresAt, now));

/** `true` once for each grant; in the transaction that does this the role may change. */
export async function redeemGrant(
  transaction: Database,
  userId: string,
  now: SQL,
): Promise<boolean> {
  const redeemed = await transaction
    .update(adminGrants)
    .set({ redeemedAt: now, redeemedIn: sql`pg_current_xact_id()::text` })
    .where(and(eq(adminGrants.userId, userId), isOpen(now)))
    .returning({ id: adminGrants.id });
  return redeemed.length > 0;
}

export async function removeGrant(db: Database, userId: string, now: SQL): Promise<boolean> {
  const removed = await db
    .delete(adminGrants)
    .where(and(eq(adminGrants.userId, userId), isOpen(now)))
    .returning({ id: adminGrants.id });
  return removed.length > 0;
}

export async function hasOpenGrant(db: Database, userId: string, now: SQL): Promise<boolean> {
  return (await db.$count(adminGrants, and(eq(adminGrants.userId, userId), isOpen(now)))) > 0;
}

export interface OpenGrant {
  email: string;
  expiresAt: Date;
}

export function listOpenGrants(db: Database, now: SQL): Promise<OpenGrant[]> {
  return db
    .select({ email: users.email, expiresAt: adminGrants.expiresAt })
    .from(adminGrants)
    .innerJoin(users, eq(users.id, adminGrants.userId))
    .where(isOpen(now))
    .orderBy(asc(users.email));
}

export interface GrantAccount {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  isDisabled: boolean;
  isDemo: boolean;
  erasureAt: Date | null;
}

const accountColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  isAdmin: users.isAdmin,
  isDisabled: users.isDisabled,
  isDemo: users.isDemo,
  erasureAt: users.erasureAt,
};

export async function findGrantAccount(db: Database, email: string): Promise<GrantAccount | null> {
  const [row] = await db.select(accountColumns).from(users).where(eq(users.email, email));
  return row ?? null;
}

export function listAdministrators(db: Database): Promise<GrantAccount[]> {
  return db
    .select(accountColumns)
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.email));
}

export interface GrantCaller {
  id: string;
  isAdmin: boolean;
  isRecent: boolean;
}

/** Who has this session, past every cache. */
export async function findGrantCaller(
  db: Database,
  sessionId: string,
  now: SQL,
): Promise<GrantCaller | null> {
  const [row] = await db
    .select({
      id: users.id,
      isAdmin: users.isAdmin,
      isRecent: sql<boolean>`${sessions.createdAt} > ${before(now, grantMilliseconds)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)));
  return row ?? null;
}
