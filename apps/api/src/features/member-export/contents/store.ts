import { portraitPath } from '@pomona/contract/images';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { uploadFiles, uploads } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';

export interface OwnPicture {
  hash: string;
  isPortrait: boolean;
}

/** Pictures that lie beside none of the member's recipes: the profile's, and what is left of others. */
export async function findOwnPictures(db: Database, ownerId: string): Promise<OwnPicture[]> {
  const shown = sql`exists (select from ${recipes} where ${recipes.pictureHash} = ${uploads.hash}
    and ${recipes.ownerId} = ${ownerId} and ${recipes.deletedAt} is null)`;
  const rows = await db
    .select({ hash: uploads.hash, avatar: users.avatar })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.ownerId))
    .where(and(eq(uploads.ownerId, ownerId), sql`not ${shown}`))
    .orderBy(asc(uploads.createdAt), asc(uploads.hash));
  return rows.map(({ hash, avatar }) => ({ hash, isPortrait: avatar === portraitPath(hash) }));
}

/** The largest WebP of it; `null` where it was removed meanwhile. */
export async function findPictureBytes(db: Database, hash: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: uploadFiles.bytes })
    .from(uploadFiles)
    .where(and(eq(uploadFiles.hash, hash), eq(uploadFiles.format, 'webp')))
    .orderBy(desc(uploadFiles.width))
    .limit(1);
  return row?.bytes ?? null;
}

export async function countOwnRecipes(db: Database, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), isNull(recipes.deletedAt)));
  return row?.total ?? 0;
}
