import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipeChanges } from '#database/tables/system.ts';

/** The recipes of changes after a version, and the version of each one's last change. Id `*`: every recipe. */
export function findChanges(
  db: Database,
  topic: 'recipes' | 'recipe_texts' | 'reviews',
  { after, limit }: { after: bigint; limit: number },
): Promise<{ id: string; version: bigint }[]> {
  return db
    .select({ id: recipeChanges.recipeId, version: recipeChanges.version })
    .from(recipeChanges)
    .where(and(eq(recipeChanges.topic, topic), gt(recipeChanges.version, sql`${after}`)))
    .orderBy(recipeChanges.version)
    .limit(limit);
}
