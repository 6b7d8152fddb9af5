import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { favourites } from '#database/tables/favourites.ts';

export async function listFavouriteIds(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: favourites.recipeId })
    .from(favourites)
    .where(eq(favourites.userId, userId));
  return new Set(rows.map(({ id }) => id));
}
