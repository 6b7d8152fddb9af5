import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { recipeSearch } from '#database/tables/recipe-search.ts';
import type { Preferences } from './filters.ts';

/** How many public recipes there are. */
export async function countRecipes(db: Database): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(
    sql`SELECT count(*) AS total FROM ${recipeSearch}`,
  );
  return Number(rows[0]?.total);
}

export async function findPreferences(db: Database, userId: string): Promise<Preferences | null> {
  const [found] = await db
    .select({ preferences: users.preferences })
    .from(users)
    .where(eq(users.id, userId));
  if (found === undefined) return null;
  const { dietary_preferences: diets, allergens: avoid } = found.preferences;
  return { diets, avoid };
}
