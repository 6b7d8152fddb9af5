import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isActive, users } from '#database/tables/accounts.ts';
import { recipeShares } from '#database/tables/recipe-shares.ts';
import { isOwnRecipe } from '#database/tables/recipe-visibility.ts';
import { type RecipeRow, recipes } from '#database/tables/recipes.ts';

export interface ShareRow {
  recipeId: string;
  tokenHash: Buffer;
  createdAt: Date;
}

export async function findShare(db: Database, recipeId: string): Promise<ShareRow | null> {
  const [row] = await db.select().from(recipeShares).where(eq(recipeShares.recipeId, recipeId));
  return row ?? null;
}

/** `null` for an unknown or revoked link, a deleted recipe, and a recipe whose owner is disabled or deleted. */
export async function findSharedRecipe(db: Database, tokenHash: Buffer): Promise<RecipeRow | null> {
  const [found] = await db
    .select({ recipe: recipes, isActive: isActive(users) })
    .from(recipeShares)
    .innerJoin(recipes, eq(recipes.id, recipeShares.recipeId))
    .innerJoin(users, eq(users.id, recipes.ownerId))
    .where(and(eq(recipeShares.tokenHash, tokenHash), isNull(recipes.deletedAt)));
  return found?.isActive ? found.recipe : null;
}

/** `false` where the recipe was deleted meanwhile: no link may wait for it to come back. */
export function replaceShare(db: Database, share: ShareRow, ownerId: string): Promise<boolean> {
  const { recipeId, ...values } = share;
  return db.transaction(async (transaction) => {
    const [owned] = await transaction
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(eq(recipes.id, recipeId), isOwnRecipe(recipes, ownerId)))
      .for('share');
    if (owned === undefined) return false;
    await transaction
      .insert(recipeShares)
      .values(share)
      .onConflictDoUpdate({ target: recipeShares.recipeId, set: values });
    return true;
  });
}

export async function removeShare(db: Database, recipeId: string): Promise<void> {
  await db.delete(recipeShares).where(eq(recipeShares.recipeId, recipeId));
}
