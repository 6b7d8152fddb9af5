import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { uploadFiles, uploads } from '#database/tables/images.ts';
import type { TakenPicture } from '../render/orders.ts';

/** The whole picture at once; nothing where the same one is there already. */
export async function insertUpload(
  db: Database,
  kind: 'recipe' | 'portrait',
  { hash, colour, files }: TakenPicture,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(uploads)
      .values({ hash, kind, colour })
      .onConflictDoNothing()
      .returning();
    if (inserted.length === 0) return;
    await transaction
      .insert(uploadFiles)
      .values(files.map((file) => ({ hash, ...file, bytes: Buffer.from(file.bytes) })));
  });
}

export async function hasUpload(db: Database, hash: string): Promise<boolean> {
  const rows = await db.select({ hash: uploads.hash }).from(uploads).where(eq(uploads.hash, hash));
  return rows.length > 0;
}
