import type { PictureFormat } from '@pomona/contract/images';
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { isActive, users } from '#database/tables/accounts.ts';
import { drawnFiles, isPortraitOf, uploadFiles, uploads } from '#database/tables/images.ts';

export interface PictureFileKey {
  hash: string;
  width: number;
  format: PictureFormat;
}

/** The picture of a member, as long as they show it. */
export async function findPortraitFile(
  db: Database,
  { hash, format }: PictureFileKey,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: uploadFiles.bytes })
    .from(uploadFiles)
    .innerJoin(uploads, eq(uploads.hash, uploadFiles.hash))
    .innerJoin(users, eq(users.id, uploads.ownerId))
    .where(
      and(
        eq(uploadFiles.hash, hash),
        eq(uploadFiles.format, format),
        isActive(users),
        isPortraitOf(users.avatar, uploads.hash),
      ),
    );
  return row?.bytes ?? null;
}

/** One file of a picture, an uploaded one before a drawn one; `null` where it is not there. */
export async function findPictureFile(
  db: Database,
  { hash, width, format }: PictureFileKey,
): Promise<Buffer | null> {
  const fileOf = (table: typeof drawnFiles | typeof uploadFiles, place: number) =>
    db
      .select({ bytes: table.bytes, place: sql<number>`${place}::integer`.as('place') })
      .from(table)
      .where(and(eq(table.hash, hash), eq(table.width, width), eq(table.format, format)));
  const [row] = await unionAll(fileOf(uploadFiles, 1), fileOf(drawnFiles, 2))
    .orderBy(sql`place`)
    .limit(1);
  return row?.bytes ?? null;
}
