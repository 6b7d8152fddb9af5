import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';

export interface DeletedRow {
  id: string;
  title: string;
  deletedAt: Date;
}

/** The last deleted first. */
export async function listDeletedSince(
  db: Database,
  ownerId: string,
  moment: Date,
): Promise<DeletedRow[]> {
  const rows = await db
    .select({ id: recipes.id, title: recipes.title, deletedAt: recipes.deletedAt })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), gt(recipes.deletedAt, moment)))
    .orderBy(desc(recipes.deletedAt), recipes.id);
  return rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt === null ? [] : [{ ...row, deletedAt }],
  );
}
