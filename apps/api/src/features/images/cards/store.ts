import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { drawnCards, uploadFiles } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';

export interface CardRecipe {
  hash: string;
  title: string;
  minutes: number;
  /** `null` where it cannot be told. */
  calories: number | null;
}

const columns = {
  hash: sql<string>`${recipes.pictureHash}`,
  title: recipes.title,
  minutes: sql<number>`${recipes.prepMinutes} + ${recipes.cookMinutes}`.mapWith(Number),
  calories: sql<number | null>`(${recipes.nutrition} ->> 'calories')::float8`,
};

const isPublic = and(
  isNull(recipes.deletedAt),
  isNotNull(recipes.pictureHash),
  or(isNull(recipes.ownerId), isNotNull(recipes.publishedAt)),
);

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
    .where(isPublic)
    .orderBy(desc(recipes.rating), desc(recipes.reviewCount), recipes.title, recipes.id)
    .limit(1);
  return row ?? null;
}

/** A picture that somebody sent, as large as it is kept. */
export async function findUploadedPicture(db: Database, hash: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: uploadFiles.bytes })
    .from(uploadFiles)
    .where(and(eq(uploadFiles.hash, hash), eq(uploadFiles.format, 'webp')))
    .orderBy(desc(uploadFiles.width))
    .limit(1);
  return row?.bytes ?? null;
}

export async function findCard(db: Database, hash: string): Promise<Buffer | null> {
  const [row] = await db.select().from(drawnCards).where(eq(drawnCards.hash, hash));
  return row?.bytes ?? null;
}

export async function insertCard(db: Database, hash: string, bytes: Buffer): Promise<void> {
  await db.insert(drawnCards).values({ hash, bytes }).onConflictDoNothing();
}
