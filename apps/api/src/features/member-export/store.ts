import { randomUUID } from 'node:crypto';
import type { Language } from '@pomona/contract/languages';
import { and, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { before } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { archiveParts, archives } from '#database/tables/member-export.ts';

export type ArchiveRow = typeof archives.$inferSelect;

/** `writer`: who has begun it. */
export type Claim = Pick<ArchiveRow, 'id' | 'userId' | 'language' | 'origin' | 'attempts'> & {
  writer: string;
};

export async function findArchive(db: Database, userId: string): Promise<ArchiveRow | null> {
  const [row] = await db.select().from(archives).where(eq(archives.userId, userId));
  return row ?? null;
}

/** The archive that is being made, or a new one in place of the last. */
export function openArchive(
  db: Database,
  order: { userId: string; language: Language; origin: string },
  now: SQL,
): Promise<ArchiveRow | null> {
  return db.transaction(async (transaction) => {
    const isOpen = inArray(archives.state, ['waiting', 'running']);
    await transaction
      .delete(archives)
      .where(and(eq(archives.userId, order.userId), sql`not ${isOpen}`));
    await transaction
      .insert(archives)
      .values({
        ...order,
        ...{ id: randomUUID(), state: 'waiting', requestedAt: now, touchedAt: now },
      })
      .onConflictDoNothing({ target: archives.userId });
    return findArchive(transaction, order.userId);
  });
}

/** A process that has not touched its archive for so long is gone. */
const silentMilliseconds = 60_000;
const retryMilliseconds = 5000;
const maxAttempts = 3;

/** The archive that has waited longest, from now on this writer's. */
export async function claimArchive(db: Database, now: SQL): Promise<Claim | null> {
  const writer = randomUUID();
  const silent = and(
    eq(archives.state, 'running'),
    lt(archives.touchedAt, before(now, silentMilliseconds)),
  );
  await db
    .update(archives)
    .set({ state: 'failed', writer: null })
    .where(and(silent, sql`${archives.attempts} >= ${maxAttempts}`));
  const isRested = or(
    eq(archives.attempts, 0),
    lt(archives.touchedAt, before(now, retryMilliseconds)),
  );
  const next = db
    .select({ id: archives.id })
    .from(archives)
    .where(or(and(eq(archives.state, 'waiting'), isRested), silent))
    .orderBy(archives.requestedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(archives)
    .set({
      ...{ state: 'running', writer, touchedAt: now, filesDone: 0, bytes: 0 },
      attempts: sql`${archives.attempts} + 1`,
    })
    .where(inArray(archives.id, next))
    .returning();
  return row ? { ...row, writer } : null;
}

const isOf = ({ id, writer }: Claim): SQL | undefined =>
  and(eq(archives.id, id), eq(archives.writer, writer));

type Change = Partial<Pick<ArchiveRow, 'filesDone' | 'filesTotal' | 'bytes' | 'state'>> & {
  attempts?: number;
  readyAt?: SQL;
};

/** `false` where another writer has taken over, or the archive is gone. */
export async function updateArchive(
  db: Database,
  claim: Claim,
  change: Change,
  now: SQL,
): Promise<boolean> {
  const updated = await db
    .update(archives)
    .set({ ...change, touchedAt: now })
    .where(isOf(claim))
    .returning({ id: archives.id });
  return updated.length > 0;
}

/** Tried again later, or given up. */
export const stateAfterFailure = ({ attempts }: Claim) =>
  attempts < maxAttempts ? ('waiting' as const) : ('failed' as const);

export async function removeParts(db: Database, id: string): Promise<void> {
  await db.delete(archiveParts).where(eq(archiveParts.archiveId, id));
}

/** `false` where the archive is not this writer's any more. */
export function insertPart(
  db: Database,
  claim: Claim,
  part: { number: number; bytes: Buffer },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ id: archives.id })
      .from(archives)
      .where(isOf(claim))
      .for('share');
    if (row === undefined) return false;
    await transaction.insert(archiveParts).values({ archiveId: claim.id, ...part });
    return true;
  });
}

export async function findPart(db: Database, id: string, number: number): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: archiveParts.bytes })
    .from(archiveParts)
    .where(and(eq(archiveParts.archiveId, id), eq(archiveParts.number, number)));
  return row?.bytes ?? null;
}

export async function findReadyArchive(
  db: Database,
  userId: string,
  since: SQL,
): Promise<ArchiveRow | null> {
  const [row] = await db
    .select()
    .from(archives)
    .where(
      and(eq(archives.userId, userId), eq(archives.state, 'ready'), gt(archives.readyAt, since)),
    );
  return row ?? null;
}

export async function removeFilesBefore(db: Database, moment: SQL): Promise<void> {
  await db.transaction(async (transaction) => {
    const old = await transaction
      .update(archives)
      .set({ state: 'expired', bytes: 0 })
      .where(and(eq(archives.state, 'ready'), sql`${archives.readyAt} <= ${moment}`))
      .returning({ id: archives.id });
    for (const { id } of old) await removeParts(transaction, id);
  });
}
