import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipeSearch } from '#database/tables/recipe-search.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { RecipeProfile } from './traits.ts';

/** A row of `recipes` is ten times as long. */
const profileColumns = {
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

/** Ids of public recipes, best rated first. */
export async function listBestRated(db: Database, limit: number): Promise<string[]> {
  const { recipeId, scoreFalling, reviewsFalling, title } = recipeSearch;
  const rows = await db
    .select({ recipeId })
    .from(recipeSearch)
    .orderBy(scoreFalling, reviewsFalling, title, recipeId)
    .limit(limit);
  return rows.map((row) => row.recipeId);
}

/** Profiles of public recipes in the order of the ids; missing ones are left out. */
export async function findProfiles(db: Database, ids: readonly string[]): Promise<RecipeProfile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(profileColumns)
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isPublicRecipe(recipes)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What other recipes should share, with weights. */
export interface SimilarityQuery {
  recipe: RecipeProfile;
  /** Only recipes with one of these foods are considered. */
  distinctiveFoods: readonly string[];
  foods: ReadonlyMap<string, number>;
  meal: number;
  cuisine: number;
  dish: number;
}

/** Public recipes that share most, roughly. At most `scanned` are considered: the work does not grow with the collection. */
export async function findSimilar(
  db: Database,
  { recipe, distinctiveFoods, foods, meal, cuisine, dish }: SimilarityQuery,
  { scanned, limit }: { scanned: number; limit: number },
): Promise<RecipeProfile[]> {
  if (distinctiveFoods.length === 0) return [];
  const [names, weights] = [[...foods.keys()], [...foods.values()]];
  const found = await db.execute<{ id: string }>(sql`
    WITH scanned AS MATERIALIZED (
      SELECT id, meal_type, cuisine, dish, foods_of(sources) AS names FROM ${recipes}
        WHERE foods_of(sources) && ${sql.param(distinctiveFoods)}::text[] AND ${isPublicRecipe(recipes)} AND ${recipes.id} <> ${recipe.id}
        LIMIT ${scanned}
    )
    SELECT scanned.id FROM scanned, LATERAL (
          SELECT coalesce(sum(weight), 0) AS of_foods
            FROM unnest(${sql.param(names)}::text[], ${sql.param(weights)}::double precision[]) AS weighted (name, weight)
            WHERE weighted.name = ANY (scanned.names)
        ) AS shared
      ORDER BY of_foods
        + CASE WHEN meal_type = ${recipe.mealType} THEN ${meal}::double precision ELSE 0 END
        + CASE WHEN cuisine = ${recipe.cuisine} THEN ${cuisine}::double precision ELSE 0 END
        + CASE WHEN dish = ${recipe.dish} THEN ${dish}::double precision ELSE 0 END DESC, scanned.id
      LIMIT ${limit}`);
  return findProfiles(
    db,
    found.rows.map((row) => row.id),
  );
}
