import type { GenerationStatus } from '@pomona/contract/images';
import { and, count, desc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { drawnFiles, drawnPictures, uploads } from '#database/tables/images.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { PictureFile } from '../render/protocol.ts';

/** The recipe's picture is there: drawn or uploaded. */
const hasPicture = sql<boolean>`(
  exists (select from ${drawnPictures} where ${drawnPictures.hash} = ${recipes.pictureHash})
  or exists (select from ${uploads} where ${uploads.hash} = ${recipes.pictureHash}))`;

/** Of recipes that are not deleted. */
export const isMissingPicture = and(
  isNull(recipes.deletedAt),
  isNotNull(recipes.pictureHash),
  sql`not ${hasPicture}`,
);

/** Names of pictures that recipes have and that are not there, those that people see first in front. */
export async function findMissingHashes(db: Database): Promise<string[]> {
  const rows = await db
    .select({ hash: recipes.pictureHash })
    .from(recipes)
    .where(isMissingPicture)
    .orderBy(
      desc(sql`(${isPublicRecipe(recipes)})`),
      desc(recipes.rating),
      desc(recipes.reviewCount),
      recipes.title,
      recipes.id,
    );
  return [...new Set(rows.flatMap(({ hash }) => (hash === null ? [] : [hash])))];
}

export async function isDrawn(db: Database, hash: string): Promise<boolean> {
  const rows = await db
    .select({ hash: drawnPictures.hash })
    .from(drawnPictures)
    .where(eq(drawnPictures.hash, hash));
  return rows.length > 0;
}

/** The whole picture at once; nothing where another process was faster. */
export async function insertDrawnPicture(
  db: Database,
  hash: string,
  files: readonly PictureFile[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(drawnPictures)
      .values({ hash })
      .onConflictDoNothing()
      .returning();
    if (inserted.length === 0) return;
    await transaction
      .insert(drawnFiles)
      .values(files.map((file) => ({ hash, ...file, bytes: Buffer.from(file.bytes) })));
  });
}

/** Pictures of recipes that have changed since. */
export async function removeUnusedPictures(db: Database): Promise<void> {
  await db
    .delete(drawnPictures)
    .where(
      notExists(
        db
          .select({ id: recipes.id })
          .from(recipes)
          .where(eq(recipes.pictureHash, drawnPictures.hash)),
      ),
    );
}

export async function countPictures(
  db: Database,
): Promise<Pick<GenerationStatus, 'total_recipes' | 'with_images'>> {
  const [row] = await db
    .select({
      total_recipes: count(),
      with_images: sql<number>`count(*) filter (where ${hasPicture})`.mapWith(Number),
    })
    .from(recipes)
    .where(isNull(recipes.deletedAt));
  return row ?? { total_recipes: 0, with_images: 0 };
}
