import type { Recipe } from '@pomona/contract/recipes';
import type { RecipeShare } from '@pomona/contract/recipes/sharing';
import type { Database } from '#database/connect.ts';
import type { RecipeWriting } from '#features/recipe-writing/service.ts';
import type { Clock, RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { newShareToken, shareTokenHash } from '#platform/http/security/share-token.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { presentShare, presentShared } from './presenter.ts';
import { findShare, findSharedRecipe, removeShare, replaceShare } from './store.ts';

/**
 * One link for each recipe, which its owner makes, replaces and revokes. Owners' calls throw `recipe_not_found` for a recipe
 * that the member may not see, and `forbidden` for a public one of somebody else.
 */
export interface RecipeSharing {
  readShare(viewer: Member, id: string): Promise<RecipeShare | null>;
  /** Revokes the last link. Only the hash of the new one is stored. */
  createShare(viewer: Member, id: string): Promise<{ token: string; share: RecipeShare }>;
  revokeShare(viewer: Member, id: string): Promise<void>;
  /** Everybody with the link reads the same; throws `shared_recipe_not_found`. */
  readShared(token: string): Promise<Recipe>;
}

interface RecipeSharingParts {
  database: Database;
  writing: Pick<RecipeWriting, 'readOwnRow'>;
  clock: Clock;
  random: RandomSource;
}

export function createRecipeSharing(parts: RecipeSharingParts): RecipeSharing {
  const { database, writing, clock, random } = parts;
  return {
    async readShare(viewer, id) {
      await writing.readOwnRow(viewer, id);
      const share = await findShare(database, id);
      return share && presentShare(share);
    },
    async createShare(viewer, id) {
      await writing.readOwnRow(viewer, id);
      const { token, tokenHash } = newShareToken(random);
      const share = { recipeId: id, tokenHash, createdAt: new Date(clock()) };
      const isThere = await replaceShare(database, share, viewer.id);
      if (!isThere) throw new AppError('recipe_not_found');
      return { token, share: presentShare(share) };
    },
    async revokeShare(viewer, id) {
      await writing.readOwnRow(viewer, id);
      await removeShare(database, id);
    },
    async readShared(token) {
      const hash = shareTokenHash(token);
      const row = hash && (await findSharedRecipe(database, hash));
      if (row === null) throw new AppError('shared_recipe_not_found');
      return presentShared(row);
    },
  };
}
