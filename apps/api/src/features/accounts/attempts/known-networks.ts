import { hash } from 'node:crypto';
import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { knownNetworks } from '#database/tables/accounts.ts';
import { knownNetworkMilliseconds, maxKnownNetworks } from './limits.ts';

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
