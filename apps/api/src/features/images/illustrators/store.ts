import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';
import { updateDone } from '../drawing/batches/store.ts';
import { insertDrawnPicture } from '../drawing/store.ts';
import { insertUpload } from '../uploads/store.ts';
import type { Illustration } from './illustrator.ts';

/** Stores a picture in place of the missing one of this name. Gives the recipes that have another picture now. */
export function storeIllustration(
  db: Database,
  missingHash: string,
  illustration: Illustration,
): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const changed = await storeFiles(transaction, { illustration, missingHash });
    await updateDone(transaction, missingHash);
    return changed;
  });
}

async function storeFiles(
  db: Database,
  { illustration, missingHash }: { illustration: Illustration; missingHash: string },
): Promise<string[]> {
  if (illustration.origin === 'drawn') {
    await insertDrawnPicture(db, illustration.hash, illustration.files);
    return [];
  }
  await insertUpload(db, { kind: 'recipe', ownerId: null }, illustration);
  const { hash: pictureHash, colour: pictureColour } = illustration;
  const changed = await db
    .update(recipes)
    .set({ pictureHash, pictureColour, version: sql`${recipes.version} + 1` })
    .where(eq(recipes.pictureHash, missingHash))
    .returning({ id: recipes.id });
  return changed.map(({ id }) => id);
}

/** Gives this picture to the recipe, as long as it has this version; the new version, or `null`. */
export async function updateRecipePicture(
  db: Database,
  { id, version, ownerId }: { id: string; version: number; ownerId: string },
  illustration: Illustration,
): Promise<number | null> {
  if (illustration.origin === 'drawn')
    await insertDrawnPicture(db, illustration.hash, illustration.files);
  else await insertUpload(db, { kind: 'recipe', ownerId }, illustration);
  const { hash: pictureHash, colour: pictureColour } = illustration;
  const [row] = await db
    .update(recipes)
    .set({
      pictureHash,
      pictureColour,
      version: sql`${recipes.version} + case when ${recipes.pictureHash} is distinct from ${pictureHash} then 1 else 0 end`,
    })
    .where(and(eq(recipes.id, id), eq(recipes.version, version)))
    .returning({ version: recipes.version });
  return row?.version ?? null;
}
