import type { PlatedRecipe } from '@pomona/plating/recipe';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';

/** What the illustrator needs of the recipe that this picture belongs to. */
export async function findPlatedRecipe(db: Database, hash: string): Promise<PlatedRecipe | null> {
  const [row] = await db
    .select({
      id: recipes.id,
      title: recipes.title,
      dish: recipes.dish,
      mealType: recipes.mealType,
      cuisine: recipes.cuisine,
      ingredients: recipes.ingredients,
      instructions: recipes.instructions,
    })
    .from(recipes)
    .where(eq(recipes.pictureHash, hash))
    .limit(1);
  if (row === undefined) return null;
  const ingredients = row.ingredients.map((text) => ({ foodKey: null, text, grams: null }));
  return { ...row, ingredients };
}
