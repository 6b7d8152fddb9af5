import { hash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { knownDevices } from '#database/tables/accounts.ts';

interface KnownDevice {
  userId: string;
  device: string;
}

export async function isKnownDevice(db: Database, known: KnownDevice): Promise<boolean> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, known.userId), eq(knownDevices.deviceHash, hashOf(known))));
  return rows.length > 0;
}

/** Removes the member's devices that have not been used since `oldest` as well. */
export async function upsertKnownDevice(
  db: Database,
  known: KnownDevice,
  { now, oldest }: { now: Date; oldest: Date },
): Promise<void> {
  const { userId } = known;
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash: hashOf(known), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: now },
    });
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), lt(knownDevices.lastUsedAt, oldest)));
}

function hashOf({ userId, device }: KnownDevice): Buffer {
  return hash('sha256', `${userId} ${device}`, 'buffer');
}
