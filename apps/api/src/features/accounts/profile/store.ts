import type { Goal } from '@pomona/contract/accounts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { goals, type StoredPreferences, users } from '#database/tables/accounts.ts';
import { favourites } from '#database/tables/favourites.ts';
import { isReadableRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import { reviews } from '#database/tables/reviews.ts';
import { activities, meals, symptoms } from '#database/tables/wellness.ts';
import type { UserRow } from './presenter.ts';

export interface ProfileRow extends UserRow {
  /** Entries of the diary. */
  logs: number;
  reviews: number;
  loggedDays: string[];
}

// Aliased below: in a query of one table drizzle leaves table names out.
const ownDays = sql`(
  select entry.day from ${symptoms} as entry where entry.user_id = ${users}.id
  union all select entry.day from ${activities} as entry where entry.user_id = ${users}.id
  union all select entry.day from ${meals} as entry where entry.user_id = ${users}.id)`;

/** Favourites that the member may see now (REC-07). */
const ownFavourites = sql<string[]>`array(
  select favourite.recipe_id from ${favourites} as favourite join ${recipes} on ${recipes}.id = favourite.recipe_id
  where favourite.user_id = ${users}.id and ${isReadableRecipe(recipes, users.id)}
  order by favourite.created_at, favourite.recipe_id)`;

const isoInstant = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ownGoals = sql<Goal[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', goal.id, 'text', goal.text, 'achieved_at', ${isoInstant(sql`goal.achieved_at`)},
    'created_at', ${isoInstant(sql`goal.created_at`)}) order by goal.created_at, goal.id)
  from ${goals} as goal where goal.user_id = ${users}.id), '[]')`;

export async function findUser(db: Database, id: string): Promise<ProfileRow | null> {
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
      favouriteRecipes: ownFavourites,
      goals: ownGoals,
      logs: sql<number>`(select count(*)::int from ${ownDays} as log)`,
      loggedDays: sql<string[]>`array(select distinct log.day::text from ${ownDays} as log)`,
      reviews: sql<number>`(select count(*)::int from ${reviews} as review where review.user_id = ${users}.id)`,
    })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}

export async function findPreferences(db: Database, id: string): Promise<StoredPreferences | null> {
  const [row] = await db
    .select({ preferences: users.preferences })
    .from(users)
    .where(eq(users.id, id));
  return row?.preferences ?? null;
}

export interface UserChangeRow {
  name?: string | undefined;
  email?: string | undefined;
  bio?: string | undefined;
  avatar?: string | null | undefined;
  preferences: { [Name in keyof StoredPreferences]?: StoredPreferences[Name] | undefined };
}

/** Fails on `users_email_unique` where the e-mail is taken. Preferences that are not given stay, also while they are changed. */
export async function updateUser(
  db: Database,
  id: string,
  { preferences, ...fields }: UserChangeRow,
): Promise<void> {
  const chosen = JSON.stringify(preferences);
  await db
    .update(users)
    .set({
      ...fields,
      preferences: sql`${users.preferences} || ${chosen}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, id));
}
