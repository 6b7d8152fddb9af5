import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { type DraftRecipe, drawnDrafts, uploads } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { PicturedRecipe } from './plated/rules.ts';

export type { DraftRecipe } from '#database/tables/images.ts';

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

/** The draft with this picture; `null` where there is none, or no longer. */
export async function findDraft(db: Database, hash: string): Promise<DraftRecipe | null> {
  const [row] = await db
    .select({ recipe: drawnDrafts.recipe })
    .from(drawnDrafts)
    .where(eq(drawnDrafts.hash, hash));
  return row?.recipe ?? null;
}

export async function insertDraft(db: Database, hash: string, recipe: DraftRecipe): Promise<void> {
  await db
    .insert(drawnDrafts)
    .values({ hash, recipe })
    .onConflictDoUpdate({ target: drawnDrafts.hash, set: { createdAt: sql`now()` } });
}

/** Longer than a draft is shown and a call can be repeated. */
export async function removeOldDrafts(db: Database): Promise<void> {
  await db.delete(drawnDrafts).where(lt(drawnDrafts.createdAt, sql`now() - interval '2 days'`));
}
