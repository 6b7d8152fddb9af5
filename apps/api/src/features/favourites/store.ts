import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { favourites } from '#database/tables/favourites.ts';
import { recipes } from '#database/tables/recipes.ts';

/** The member whose favourite it is may see the recipe (REC-07). */
const isSeen = and(
  isNull(recipes.deletedAt),
  or(
    isNull(recipes.ownerId),
    isNotNull(recipes.publishedAt),
    eq(recipes.ownerId, favourites.userId),
  ),
);

/** Ids of the member's favourites, oldest first; one that went private waits unseen for its return. */
export async function findFavourites(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ recipeId: favourites.recipeId })
    .from(favourites)
    .innerJoin(recipes, eq(recipes.id, favourites.recipeId))
    .where(and(eq(favourites.userId, userId), isSeen))
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
