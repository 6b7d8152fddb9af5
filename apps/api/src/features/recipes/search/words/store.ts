import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { favourites } from '#database/tables/favourites.ts';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import { isOf } from '../../store.ts';

/** What is searched of a public recipe. */
export interface TextRow {
  id: string;
  title: string;
  description: string;
  ingredients: string[];
  tags: string[];
  /** English names of its foods. */
  foods: string[];
  /** `searchableText` of it. */
  words: string;
}

const rowsAtOnce = 1000;

/** In the order of their ids. */
export async function listTexts(db: Database): Promise<TextRow[]> {
  const all: TextRow[] = [];
  for (;;) {
    const rows = await listTextsAfter(db, all.at(-1)?.id ?? '', rowsAtOnce);
    all.push(...rows);
    if (rows.length < rowsAtOnce) return all;
  }
}

function listTextsAfter(db: Database, after: string, limit: number): Promise<TextRow[]> {
  return db
    .select({
      id: row.recipeId,
      title: recipes.title,
      description: recipes.description,
      ingredients: recipes.ingredients,
      tags: recipes.tags,
      foods: sql<string[]>`foods_of(${recipes.sources})`,
      words: row.words,
    })
    .from(row)
    .innerJoin(recipes, isOf(row.recipeId))
    .where(and(gt(row.recipeId, after), isPublicRecipe(recipes)))
    .orderBy(asc(row.recipeId))
    .limit(limit);
}

const figureColumns = {
  id: row.recipeId,
  diets: row.diets,
  allergens: row.allergens,
  meal: row.mealType,
  cuisine: row.cuisine,
  minutes: row.minutes,
  calories: row.calories,
  load: row.load,
  prepMinutes: row.prepMinutes,
  scoreFalling: row.scoreFalling,
  reviewsFalling: row.reviewsFalling,
  createdFalling: row.createdFalling,
  title: row.title,
};

/** What filters and orders go by, of every public recipe. */
export const listFigures = (db: Database) => db.select(figureColumns).from(row);
export type FigureRow = Awaited<ReturnType<typeof listFigures>>[number];

export async function listFavouriteIds(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: favourites.recipeId })
    .from(favourites)
    .where(eq(favourites.userId, userId));
  return new Set(rows.map(({ id }) => id));
}
