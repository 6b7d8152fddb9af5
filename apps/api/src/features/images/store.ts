import type { PlatedRecipe } from '@pomona/plating/recipe';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
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

/** The pictures of all recipes that are there, those that people see first in front. */
export async function findPictureHashes(db: Database): Promise<string[]> {
  const rows = await db
    .select({ hash: recipes.pictureHash })
    .from(recipes)
    .where(and(isNull(recipes.deletedAt), isNotNull(recipes.pictureHash)))
    .orderBy(desc(recipes.rating), desc(recipes.reviewCount), recipes.title, recipes.id);
  return rows.flatMap(({ hash }) => (hash === null ? [] : [hash]));
}
