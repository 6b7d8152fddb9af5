import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { favourites } from '#database/tables/favourites.ts';
import { isReadableRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';

/** Ids, oldest first, without recipes that the member may not see now. */
export async function findFavourites(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ recipeId: favourites.recipeId })
    .from(favourites)
    .innerJoin(recipes, eq(recipes.id, favourites.recipeId))
    .where(and(eq(favourites.userId, userId), isReadableRecipe(recipes, userId)))
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
