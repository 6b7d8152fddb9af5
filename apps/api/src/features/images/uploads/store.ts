import { and, eq, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { isPortraitOf, uploadFiles, uploads } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { EncodedUpload } from '#features/images/render/protocol.ts';

/** The whole picture at once; one that is there already counts as uploaded now. */
export async function insertUpload(
  db: Database,
  { kind, ownerId }: { kind: 'recipe' | 'portrait'; ownerId: string | null },
  { hash, colour, files }: EncodedUpload,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(uploads)
      .values({ hash, kind, colour, ownerId, bytes: sumOf(files) })
      .onConflictDoUpdate({ target: uploads.hash, set: { createdAt: sql`now()` } })
      // A row that was inserted, and not updated, has no older version.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    if (row?.isNew !== true) return;
    await transaction
      .insert(uploadFiles)
      .values(files.map((file) => ({ hash, ...file, bytes: Buffer.from(file.bytes) })));
  });
}

const sumOf = (files: EncodedUpload['files']) =>
  files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

/** What a member has uploaded and is stored still: within a day, and in all. */
export async function findUploadedBytes(
  db: Database,
  ownerId: string,
): Promise<{ today: number; total: number }> {
  const [row] = await db
    .select({
      today: sql<number>`coalesce(sum(${uploads.bytes}) filter (where ${uploads.createdAt} > now() - interval '1 day'), 0)::float8`,
      total: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8`,
    })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId));
  return row ?? { today: 0, total: 0 };
}

export async function hasUpload(db: Database, hash: string): Promise<boolean> {
  const rows = await db.select({ hash: uploads.hash }).from(uploads).where(eq(uploads.hash, hash));
  return rows.length > 0;
}

export async function deletePortrait(db: Database, hash: string, ownerId: string): Promise<void> {
  await db
    .delete(uploads)
    .where(and(eq(uploads.hash, hash), eq(uploads.ownerId, ownerId), eq(uploads.kind, 'portrait')));
}

/** Pictures that nobody has and that are older than a day: before, the member may still be saving. */
export async function removeUnusedUploads(db: Database): Promise<void> {
  const recipesWithIt = db
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.pictureHash, uploads.hash));
  const membersWithIt = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, uploads.ownerId), isPortraitOf(users.avatar, uploads.hash)));
  await db
    .delete(uploads)
    .where(
      and(
        lt(uploads.createdAt, sql`now() - interval '1 day'`),
        or(
          and(eq(uploads.kind, 'recipe'), notExists(recipesWithIt)),
          and(eq(uploads.kind, 'portrait'), notExists(membersWithIt)),
        ),
      ),
    );
}
