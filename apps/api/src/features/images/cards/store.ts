import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { drawnCards, uploadFiles } from '#database/tables/images.ts';
import { recipeSearch } from '#database/tables/recipe-search.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';

export interface CardRecipe {
  hash: string;
  title: string;
  minutes: number;
  /** `null` where it is not known. */
  calories: number | null;
}

const columns = {
  hash: sql<string>`${recipes.pictureHash}`,
  title: recipes.title,
  minutes: sql<number>`${recipes.prepMinutes} + ${recipes.cookMinutes}`.mapWith(Number),
  calories: sql<number | null>`(${recipes.nutrition} ->> 'calories')::float8`,
};

const isPublic = and(isPublicRecipe(recipes), isNotNull(recipes.pictureHash));

/** The recipe with this picture, where everybody may see it. */
export async function findCardRecipe(db: Database, hash: string): Promise<CardRecipe | null> {
  const [row] = await db
    .select(columns)
    .from(recipes)
    .where(and(eq(recipes.pictureHash, hash), isPublic))
    .orderBy(recipes.createdAt)
    .limit(1);
  return row ?? null;
}

/** The recipe that stands for the house: the best rated one. */
export async function findBestRecipe(db: Database): Promise<CardRecipe | null> {
  const [row] = await db
    .select(columns)
    .from(recipes)
    .innerJoin(recipeSearch, sql`${recipes.id} = ${recipeSearch.recipeId} COLLATE "default"`)
    .where(isPublic)
    .orderBy(recipeSearch.scoreFalling, recipeSearch.reviewsFalling, recipes.title, recipes.id)
    .limit(1);
  return row ?? null;
}

/** The largest file of an uploaded picture. */
export async function findUploadedPicture(db: Database, hash: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: uploadFiles.bytes })
    .from(uploadFiles)
    .where(and(eq(uploadFiles.hash, hash), eq(uploadFiles.format, 'webp')))
    .orderBy(desc(uploadFiles.width))
    .limit(1);
  return row?.bytes ?? null;
}

/** The card of a subject, where it still shows this. */
export async function findCard(
  db: Database,
  { subject, hash }: { subject: string; hash: string },
): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: drawnCards.bytes })
    .from(drawnCards)
    .where(and(eq(drawnCards.subject, subject), eq(drawnCards.hash, hash)));
  return row?.bytes ?? null;
}

/** The card of its subject as it is now; the one that it had goes. */
export async function upsertCard(
  db: Database,
  card: Pick<typeof drawnCards.$inferInsert, 'subject' | 'hash' | 'pictureHash' | 'bytes'>,
): Promise<void> {
  const { subject, ...drawn } = card;
  await db
    .insert(drawnCards)
    .values({ subject, ...drawn })
    .onConflictDoUpdate({ target: drawnCards.subject, set: { ...drawn, drawnAt: sql`now()` } });
}

/** Cards with a picture that no recipe has any more that everybody may see. */
export async function removeUnusedCards(db: Database): Promise<void> {
  const shown = db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.pictureHash, drawnCards.pictureHash), isPublic));
  await db.delete(drawnCards).where(notExists(shown));
}
