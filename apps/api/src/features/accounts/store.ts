import type { Preferences } from '@pomona/contract/accounts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { favourites } from '#database/tables/favourites.ts';
import { isReadableRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import { settings } from '#database/tables/system.ts';
import type { UserRow } from './presenter.ts';

/** What signing in needs to know of an account. */
export interface Credentials {
  id: string;
  passwordHash: string | null;
  isDisabled: boolean;
  isDemo: boolean;
}

/** By e-mail, without regard to case: the column compares so. */
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

/** Favourites are those that the member may see now (REC-07). */
export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  // Names are written out: in a query of one table drizzle leaves the table out of them.
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

/** Fails on `users_email_unique` where the e-mail is taken, also when two arrive at once. */
export async function insertUser(db: Database, user: NewUser): Promise<void> {
  await db.insert(users).values({ ...user, updatedAt: user.createdAt });
}

/** Leaves the other preferences as they are, whoever else changes them meanwhile. */
export async function updateNumberFree(db: Database, id: string, isOn: boolean): Promise<void> {
  const choice = JSON.stringify({ number_free: isOn });
  await db
    .update(users)
    .set({ preferences: sql`${users.preferences} || ${choice}::jsonb` })
    .where(eq(users.id, id));
}

/** Whether new accounts may be made: yes, unless an administrator said no. */
export async function findRegistrationOpen(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, 'registration_open'));
  return row?.value !== false;
}
