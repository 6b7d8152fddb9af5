import { type DeletedRecipe, recipeBounds } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import type { Database } from '#database/connect.ts';
import { presentRecipe, type RecipeRow } from '#features/recipes/service.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { mayRestore } from '../policy.ts';
import { findOwned, removeDeletedBefore, updateDeleted, updateRestored } from '../store.ts';
import { restorableMilliseconds } from './retention.ts';
import { type DeletedRow, listDeletedSince } from './store.ts';

/** What members delete and can restore for a while (FOOD-03). */
export interface DeletedRecipes {
  /** Throws `forbidden` for a recipe of somebody else. */
  deleteRecipe(viewer: Member, id: string): Promise<void>;
  /** Within 30 days; throws `too_many_recipes`. */
  restoreRecipe(viewer: Member, id: string): Promise<Recipe>;
  /** The last deleted first. */
  listDeletedRecipes(viewer: Member): Promise<DeletedRecipe[]>;
  /** What was deleted more than 30 days ago; returns how many. */
  removeLongDeleted(): Promise<number>;
}

interface DeletedParts {
  database: Database;
  clock: Clock;
  readOwnRow(viewer: Member, id: string): Promise<RecipeRow>;
}

const maxRecipes = recipeBounds.recipesOfOneMember;

export function createDeletedRecipes(parts: DeletedParts): DeletedRecipes {
  const { database, clock, readOwnRow } = parts;
  return {
    async deleteRecipe(viewer, id) {
      await readOwnRow(viewer, id);
      const owned = { id, ownerId: viewer.id };
      const now = new Date(clock());
      const row = await updateDeleted(database, { ...owned, now, maxDeleted: maxRecipes });
      if (row === null) throw new AppError('recipe_not_found');
    },

    async restoreRecipe(viewer, id) {
      const owned = { id, ownerId: viewer.id };
      const row = await findOwned(database, owned);
      if (row === null || !mayRestore(row, viewer.id, clock()))
        throw new AppError('recipe_not_found');
      if (row.deletedAt === null) return presentRecipe(row);
      const restored = await updateRestored(database, { ...owned, limit: maxRecipes });
      if (restored === 'full') throw new AppError('too_many_recipes');
      if (restored === null) return presentRecipe(await readOwnRow(viewer, id));
      return presentRecipe(restored);
    },

    async listDeletedRecipes(viewer) {
      const oldest = new Date(clock() - restorableMilliseconds);
      return (await listDeletedSince(database, viewer.id, oldest)).map(present);
    },

    removeLongDeleted: () =>
      removeDeletedBefore(database, new Date(clock() - restorableMilliseconds)),
  };
}

function present({ id, title, deletedAt }: DeletedRow): DeletedRecipe {
  const end = new Date(deletedAt.getTime() + restorableMilliseconds);
  return { id, title, deleted_at: deletedAt.toISOString(), kept_until: end.toISOString() };
}
