import { hash } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { attempts, knownNetworks } from '#database/tables/accounts.ts';
import { knownNetworkMilliseconds, maxKnownNetworks } from './limits.ts';

/** One statement, so that simultaneous attempts are all counted; returns the new count. */
export async function insertAttempt(db: Database, key: string, windowStart: Date): Promise<number> {
  const [row] = await db
    .insert(attempts)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [attempts.key, attempts.windowStart],
      set: { count: sql`${attempts.count} + 1` },
    })
    .returning({ count: attempts.count });
  return row?.count ?? 1;
}

export async function removeAttempt(db: Database, key: string, windowStart: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(
      and(eq(attempts.key, key), eq(attempts.windowStart, windowStart), gt(attempts.count, 0)),
    );
}

export async function removeAttemptsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowStart, moment));
}

interface KnownNetwork {
  userId: string;
  network: string;
  /** Milliseconds since the epoch. */
  now: number;
}

export async function isKnownNetwork(
  db: Database,
  userId: string,
  network: string,
): Promise<boolean> {
  const rows = await db
    .select({ userId: knownNetworks.userId })
    .from(knownNetworks)
    .where(
      and(eq(knownNetworks.userId, userId), eq(knownNetworks.networkHash, hashOf(userId, network))),
    );
  return rows.length > 0;
}

/** Removes the member's networks that have not been used for long as well. */
export async function upsertKnownNetwork(
  db: Database,
  { userId, network, now }: KnownNetwork,
): Promise<void> {
  const lastUsedAt = new Date(now);
  await db
    .insert(knownNetworks)
    .values({ userId, networkHash: hashOf(userId, network), lastUsedAt })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.networkHash],
      set: { lastUsedAt },
    });
  const surplus = db
    .select({ networkHash: knownNetworks.networkHash })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .orderBy(desc(knownNetworks.lastUsedAt), knownNetworks.networkHash)
    .offset(maxKnownNetworks);
  const oldest = new Date(now - knownNetworkMilliseconds);
  await db
    .delete(knownNetworks)
    .where(
      and(
        eq(knownNetworks.userId, userId),
        or(lt(knownNetworks.lastUsedAt, oldest), inArray(knownNetworks.networkHash, surplus)),
      ),
    );
}

function hashOf(userId: string, network: string): Buffer {
  return hash('sha256', `${userId} ${network}`, 'buffer');
}
