import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { PicturedRecipe } from './plated/policy.ts';

/** What the picture of this name is drawn from. */
export async function findPicturedRecipe(
  db: Database,
  hash: string,
): Promise<PicturedRecipe | null> {
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
    })
    .from(recipes)
    .where(eq(recipes.pictureHash, hash))
    .limit(1);
  return row ?? null;
}
