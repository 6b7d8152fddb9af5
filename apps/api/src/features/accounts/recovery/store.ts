import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { passkeys, users } from '#database/tables/accounts.ts';

/** `null`: nobody signs in with a password until there is a new one. */
export async function setPassword(
  db: Database,
  userId: string,
  passwordHash: string | null,
): Promise<void> {
  await db.update(users).set({ passwordHash, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

/** Fails on `users_email_unique` where the e-mail is taken. */
export async function setEmail(db: Database, userId: string, email: string): Promise<void> {
  await db.update(users).set({ email, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

export async function removePasskeysSince(
  db: Database,
  userId: string,
  since: Date,
): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
}

export async function findAccount(
  db: Database,
  who: { id: string } | { email: string },
): Promise<{ id: string; isDisabled: boolean; isDemo: boolean } | null> {
  const [row] = await db
    .select({ id: users.id, isDisabled: users.isDisabled, isDemo: users.isDemo })
    .from(users)
    .where('id' in who ? eq(users.id, who.id) : eq(users.email, who.email));
  return row ?? null;
}
