import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipeSearch } from '#database/tables/recipe-search.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import { isOf } from '../store.ts';

const hasFood = (name: string) =>
  and(sql`foods_of(${recipes.sources}) @> ${sql.param([name])}::text[]`, isPublicRecipe(recipes));

/** Reads each matching recipe: some 5 ms for a thousand. */
export async function countWithFood(db: Database, name: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(recipes).where(hasFood(name));
  return row?.total ?? 0;
}

/** Ids, best rated first. Rare foods are collected and sorted; common ones are met soon on a scan along the order. */
export async function listWithFood(
  db: Database,
  { name, limit, isCommon }: { name: string; limit: number; isCommon: boolean },
): Promise<string[]> {
  const { scoreFalling, reviewsFalling, title, recipeId } = recipeSearch;
  const rows = await db
    .select({ recipeId })
    .from(recipeSearch)
    .innerJoin(recipes, isCommon ? isOf(recipeId) : eq(recipeId, recipes.id))
    .where(hasFood(name))
    .orderBy(scoreFalling, reviewsFalling, title, recipeId)
    .limit(limit);
  return rows.map((row) => row.recipeId);
}
