import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { favourites } from '#database/tables/favourites.ts';

/** Ids of the member's favourites, oldest first. */
export async function findFavourites(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ recipeId: favourites.recipeId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(asc(favourites.createdAt), asc(favourites.recipeId));
  return rows.map(({ recipeId }) => recipeId);
}

export async function insertFavourite(
  db: Database,
  userId: string,
  recipeId: string,
): Promise<void> {
  await db.insert(favourites).values({ userId, recipeId }).onConflictDoNothing();
}

export async function deleteFavourite(
  db: Database,
  userId: string,
  recipeId: string,
): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.recipeId, recipeId)));
}
