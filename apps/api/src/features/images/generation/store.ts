import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isReadableRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { PicturedRecipe } from '../plated/rules.ts';

export type OrderedRecipe = PicturedRecipe & { version: number; ownerId: string | null };

/** A recipe that this administrator may read: public, offered for publication, or their own. */
export async function findOrderedRecipe(
  db: Database,
  { id, adminId }: { id: string; adminId: string },
): Promise<OrderedRecipe | null> {
  const isOffered = and(isNotNull(recipes.offeredAt), isNull(recipes.deletedAt));
  const [row] = await db
    .select({
      id: recipes.id,
      title: recipes.title,
      dish: recipes.dish,
      mealType: recipes.mealType,
      cuisine: recipes.cuisine,
      ingredients: recipes.ingredients,
      instructions: recipes.instructions,
      language: recipes.language,
      version: recipes.version,
      ownerId: recipes.ownerId,
    })
    .from(recipes)
    .where(and(eq(recipes.id, id), or(isReadableRecipe(recipes, adminId), isOffered)));
  return row ?? null;
}
