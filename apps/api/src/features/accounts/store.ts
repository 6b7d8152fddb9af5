import type { Preferences } from '@pomona/contract/accounts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { favourites } from '#database/tables/favourites.ts';
import { isReadableRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import { settings } from '#database/tables/system.ts';
import type { UserRow } from './presenter.ts';

export interface Credentials {
  id: string;
  passwordHash: string | null;
  isDisabled: boolean;
  isDemo: boolean;
}

/** The column compares without regard to case. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      isDisabled: users.isDisabled,
      isDemo: users.isDemo,
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

/** Favourites that the member may see now (REC-07). */
export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  // Aliased: in a query of one table drizzle leaves table names out.
  const favouriteRecipes = sql<string[]>`array(
    select favourite.recipe_id from ${favourites} as favourite join ${recipes} on ${recipes}.id = favourite.recipe_id
    where favourite.user_id = ${users}.id and ${isReadableRecipe(recipes, users.id)}
    order by favourite.created_at, favourite.recipe_id)`;
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      bio: users.bio,
      avatar: users.avatar,
      isAdmin: users.isAdmin,
      preferences: users.preferences,
      createdAt: users.createdAt,
      favouriteRecipes,
    })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}

export interface NewUser {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
  preferences: Preferences;
  createdAt: Date;
}

/** Fails on `users_email_unique` where the e-mail is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<void> {
  await db.insert(users).values({ ...user, updatedAt: user.createdAt });
}

/** Keeps the other preferences, also while they are changed. */
export async function updateNumberFree(db: Database, id: string, isOn: boolean): Promise<void> {
  const choice = JSON.stringify({ number_free: isOn });
  await db
    .update(users)
    .set({ preferences: sql`${users.preferences} || ${choice}::jsonb` })
    .where(eq(users.id, id));
}

export async function findRegistrationOpen(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, 'registration_open'));
  return row?.value !== false;
}
