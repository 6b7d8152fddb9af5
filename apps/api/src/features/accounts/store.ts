import type { Language } from '@pomona/contract/languages';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { type StoredPreferences, users } from '#database/tables/accounts.ts';

export interface Credentials {
  id: string;
  passwordHash: string | null;
  isDisabled: boolean;
  isDemo: boolean;
  erasureAt: Date | null;
}

/** The column compares without regard to case. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      isDisabled: users.isDisabled,
      isDemo: users.isDemo,
      erasureAt: users.erasureAt,
    })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}

export interface OwnCredentials {
  email: string;
  name: string;
  passwordHash: string | null;
  isDemo: boolean;
}

export async function findOwnCredentials(db: Database, id: string): Promise<OwnCredentials | null> {
  const [row] = await db
    .select({
      email: users.email,
      name: users.name,
      passwordHash: users.passwordHash,
      isDemo: users.isDemo,
    })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}

/** `false` where the password has changed since `oldHash` was read. */
export async function updatePassword(
  db: Database,
  { id, oldHash, newHash }: { id: string; oldHash: string | null; newHash: string },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: newHash, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), sql`${users.passwordHash} is not distinct from ${oldHash}`))
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function updateLanguage(db: Database, id: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), sql`${users.language} is distinct from ${language}`));
}

export interface NewUser {
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
  preferences: StoredPreferences;
  language: Language | null;
  createdAt: Date;
}

/** Fails on `users_email_unique` where the e-mail is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<void> {
  await db.insert(users).values({ ...user, updatedAt: user.createdAt });
}
