import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { passkeys, users } from '#database/tables/accounts.ts';

export interface PasskeyRow {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

/** The newest first. */
export async function findPasskeys(
  db: Database,
  userId: string,
): Promise<(PasskeyRow & { credentialId: string })[]> {
  return db
    .select({ ...shown, credentialId: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

/** Locks the member, so that two at once are both counted. */
export async function countPasskeysLocked(transaction: Database, userId: string): Promise<number> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await transaction
    .select({ total: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return row?.total ?? 0;
}

/** Fails on `passkeys_credential_id_unique` where it is stored already. */
export async function insertPasskey(
  db: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<void> {
  await db.insert(passkeys).values(passkey);
}

export async function updatePasskeyName(
  db: Database,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<PasskeyRow | null> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning(shown);
  return row ?? null;
}

/** `false` where this member has no such passkey. */
export async function removePasskeyRow(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}

export interface SignInKey {
  id: string;
  userId: string;
  publicKey: Buffer;
  signCount: number;
  isDisabled: boolean;
  isDemo: boolean;
  erasureAt: Date | null;
}

export async function findSignInKey(db: Database, credentialId: string): Promise<SignInKey | null> {
  const [row] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      signCount: passkeys.signCount,
      isDisabled: users.isDisabled,
      isDemo: users.isDemo,
      erasureAt: users.erasureAt,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** `false` where it was removed, or used with this count, meanwhile. */
export async function updatePasskeyUse(
  db: Database,
  use: { id: string; before: number; signCount: number; at: Date },
): Promise<boolean> {
  const updated = await db
    .update(passkeys)
    .set({ signCount: use.signCount, lastUsedAt: use.at })
    .where(and(eq(passkeys.id, use.id), eq(passkeys.signCount, use.before)))
    .returning({ id: passkeys.id });
  return updated.length > 0;
}
