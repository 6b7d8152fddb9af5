import { and, avg, count, gt, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isActive, users } from '#database/tables/accounts.ts';
import { adminGrants } from '#database/tables/admin.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import { reviews } from '#database/tables/reviews.ts';

export interface Figures {
  recipes: number;
  members: number;
  reviews: number;
  average_rating: number | null;
}

export async function findFigures(database: Database): Promise<Figures> {
  const published = await database.$count(recipes, isPublicRecipe(recipes));
  const members = await database.$count(users, isActive(users));
  const [written] = await database
    .select({ count: count(), mean: avg(reviews.rating) })
    .from(reviews);
  return {
    recipes: published,
    members,
    reviews: written?.count ?? 0,
    average_rating: written?.mean == null ? null : Math.round(Number(written.mean) * 100) / 100,
  };
}

/** A right to administrate waits for somebody. */
export async function findGrantOpen(database: Database, now: SQL): Promise<boolean> {
  const isOpen = and(isNull(adminGrants.redeemedAt), gt(adminGrants.expiresAt, now));
  return (await database.$count(adminGrants, isOpen)) > 0;
}

/** Throws when the database does not answer. */
export async function ping(database: Database): Promise<void> {
  await database.execute('select 1');
}
