import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { uploadFiles } from '#database/tables/images.ts';
import { isOwnRecipe, isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { type RecipeRow, recipes } from '#database/tables/recipes.ts';

/** `null` where it was deleted meanwhile. */
export async function findOwnRecipe(
  db: Database,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<RecipeRow | null> {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), isOwnRecipe(recipes, ownerId)));
  return row ?? null;
}

/** In the order of creation. */
export function findOwnTitles(
  db: Database,
  ownerId: string,
): Promise<{ id: string; title: string; pictureHash: string | null }[]> {
  const { id, title, pictureHash } = recipes;
  return db
    .select({ id, title, pictureHash })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), isNull(recipes.deletedAt)))
    .orderBy(asc(recipes.createdAt), asc(id));
}

/** `null` where nobody but its owner sees it, or it was deleted meanwhile. */
export async function findPublicRecipe(db: Database, id: string): Promise<RecipeRow | null> {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), isPublicRecipe(recipes)));
  return row ?? null;
}

/** By id. */
export function findPublicTitles(db: Database): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(isPublicRecipe(recipes))
    .orderBy(asc(recipes.id));
}

/** The largest WebP of an uploaded picture; `null` for drawn ones. */
export async function findUploadedPicture(db: Database, hash: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: uploadFiles.bytes })
    .from(uploadFiles)
    .where(and(eq(uploadFiles.hash, hash), eq(uploadFiles.format, 'webp')))
    .orderBy(desc(uploadFiles.width))
    .limit(1);
  return row?.bytes ?? null;
}
