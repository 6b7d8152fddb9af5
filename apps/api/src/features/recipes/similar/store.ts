import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipeSearch } from '#database/tables/recipe-search.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { Likened } from './traits.ts';

/** A row of `recipes` is ten times as long as what tells what it is like. */
const likenedColumns = {
  id: recipes.id,
  title: recipes.title,
  mealType: recipes.mealType,
  cuisine: recipes.cuisine,
  dish: recipes.dish,
  tags: recipes.tags,
  dietTypes: recipes.dietTypes,
  allergenDetails: recipes.allergenDetails,
  mayContain: recipes.mayContain,
  foods: sql<
    string[]
  >`array(SELECT source ->> 'food' FROM jsonb_array_elements(${recipes.sources}) AS source)`,
};

/** The ids of what everybody may see, best rated first. */
export async function listBestRated(db: Database, limit: number): Promise<string[]> {
  const { recipeId, ratingFalling, reviewsFalling, title } = recipeSearch;
  const rows = await db
    .select({ recipeId })
    .from(recipeSearch)
    .orderBy(ratingFalling, reviewsFalling, title, recipeId)
    .limit(limit);
  return rows.map((row) => row.recipeId);
}

/** What those that everybody may see are like, in the order of the ids; who is gone is left out. */
export async function findLikened(db: Database, ids: readonly string[]): Promise<Likened[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(likenedColumns)
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isPublicRecipe(recipes)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What is looked for in other recipes, each thing with how much it counts that they have it too. */
export interface Wanted {
  recipe: Likened;
  /** Only recipes with one of these foods are looked at. */
  telling: readonly string[];
  foods: ReadonlyMap<string, number>;
  meal: number;
  cuisine: number;
  dish: number;
}

/**
 * Those that everybody may see and that share most with a recipe, roughly. At most `looked` of those that have a telling food
 * are looked at, so that the work stays the same however large the collection.
 */
export async function findSharing(
  db: Database,
  { recipe, telling, foods, meal, cuisine, dish }: Wanted,
  { looked, limit }: { looked: number; limit: number },
): Promise<Likened[]> {
  if (telling.length === 0) return [];
  const [names, worths] = [[...foods.keys()], [...foods.values()]];
  const found = await db.execute<{ id: string }>(sql`
    WITH looked_at AS MATERIALIZED (
      SELECT id, meal_type, cuisine, dish, foods_of(sources) AS names FROM ${recipes}
        WHERE foods_of(sources) && ${sql.param(telling)}::text[] AND ${isPublicRecipe(recipes)} AND ${recipes.id} <> ${recipe.id}
        LIMIT ${looked}
    )
    SELECT looked_at.id FROM looked_at, LATERAL (
          SELECT coalesce(sum(worth), 0) AS of_foods
            FROM unnest(${sql.param(names)}::text[], ${sql.param(worths)}::double precision[]) AS wanted (name, worth)
            WHERE wanted.name = ANY (looked_at.names)
        ) AS shared
      ORDER BY of_foods
        + CASE WHEN meal_type = ${recipe.mealType} THEN ${meal}::double precision ELSE 0 END
        + CASE WHEN cuisine = ${recipe.cuisine} THEN ${cuisine}::double precision ELSE 0 END
        + CASE WHEN dish = ${recipe.dish} THEN ${dish}::double precision ELSE 0 END DESC, looked_at.id
      LIMIT ${limit}`);
  return findLikened(
    db,
    found.rows.map((row) => row.id),
  );
}
