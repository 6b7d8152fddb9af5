import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { uploadFiles, uploads } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { EncodedUpload } from '#features/images/render/protocol.ts';

/** The whole picture at once; one that is there already counts as uploaded now. */
export async function insertUpload(
  db: Database,
  kind: 'recipe' | 'portrait',
  { hash, colour, files }: EncodedUpload,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(uploads)
      .values({ hash, kind, colour })
      .onConflictDoUpdate({ target: uploads.hash, set: { createdAt: sql`now()` } })
      // A row that was inserted, and not updated, has no older version.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    if (row?.isNew !== true) return;
    await transaction
      .insert(uploadFiles)
      .values(files.map((file) => ({ hash, ...file, bytes: Buffer.from(file.bytes) })));
  });
}

export async function hasUpload(db: Database, hash: string): Promise<boolean> {
  const rows = await db.select({ hash: uploads.hash }).from(uploads).where(eq(uploads.hash, hash));
  return rows.length > 0;
}

/** Pictures that no recipe has and that are older than a day: before, the member may still be saving. */
export async function removeUnusedUploads(db: Database): Promise<void> {
  const users = db
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.pictureHash, uploads.hash));
  await db
    .delete(uploads)
    .where(
      and(
        eq(uploads.kind, 'recipe'),
        lt(uploads.createdAt, sql`now() - interval '1 day'`),
        notExists(users),
      ),
    );
}
