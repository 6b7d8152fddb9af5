import { and, eq, notExists } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { uploads } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { PicturedRecipe } from './plated/rules.ts';

/** What the picture of this name is drawn from; `null` where no recipe has it, or it was uploaded. */
export async function findPicturedRecipe(
  db: Database,
  hash: string,
): Promise<PicturedRecipe | null> {
  const uploaded = db.select({ hash: uploads.hash }).from(uploads).where(eq(uploads.hash, hash));
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
    .where(and(eq(recipes.pictureHash, hash), notExists(uploaded)))
    .limit(1);
  return row ?? null;
}
