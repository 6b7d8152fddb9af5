import type { FavouritesReply } from '@pomona/contract/favourites';
import type { Database } from '#database/connect.ts';
import { isForeignKeyViolation } from '#database/failures.ts';
import type { Recipes } from '#features/recipes/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { deleteFavourite, findFavourites, insertFavourite } from './store.ts';

export interface Favourites {
  /** Idempotent; throws `recipe_not_found` for a recipe that the member may not see (FAV-04). */
  saveFavourite(viewer: Member, recipeId: string): Promise<FavouritesReply>;
  /** Idempotent; throws `recipe_not_found` for a recipe that the member may not see (FAV-04). */
  removeFavourite(viewer: Member, recipeId: string): Promise<FavouritesReply>;
}

export function createFavourites(database: Database, recipes: Recipes): Favourites {
  const favouritesOf = async (viewer: Member) => ({
    favorite_recipes: await findFavourites(database, viewer.id),
  });
  return {
    async saveFavourite(viewer, recipeId) {
      await recipes.requireReadable(viewer, recipeId);
      await insertFavourite(database, viewer.id, recipeId).catch((error: unknown) => {
        // It was deleted meanwhile.
        if (isForeignKeyViolation(error)) throw new AppError('recipe_not_found');
        throw error;
      });
      return favouritesOf(viewer);
    },
    async removeFavourite(viewer, recipeId) {
      await recipes.requireReadable(viewer, recipeId);
      await deleteFavourite(database, viewer.id, recipeId);
      return favouritesOf(viewer);
    },
  };
}
