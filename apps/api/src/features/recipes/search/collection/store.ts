import type { Language } from '@pomona/contract/languages';
import { searchableText } from '@pomona/contract/search-text';
import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import { isOf, translationInto } from '../../store.ts';

/** What is searched of a public recipe. */
export interface TextRow {
  id: string;
  title: string;
  /** Of what it was translated from. */
  originalTitle?: string;
  description: string;
  ingredients: string[];
  tags: string[];
  /** English names of its foods. */
  foods: string[];
  /** `searchableText` of it. */
  words: string;
}

/** In the order of their ids, a part at a time: other callers are served in between. */
async function readInParts<Row extends { id: string }>(
  rowsAtOnce: number,
  readAfter: (id: string, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await readAfter(all.at(-1)?.id ?? '', rowsAtOnce);
    for (const row of rows) all.push(row);
    if (rows.length < rowsAtOnce) return all;
  }
}

/** As they were written, or where they are translated into a language, in it. */
export async function listTexts(db: Database, language?: Language): Promise<TextRow[]> {
  const rows = await readInParts(1000, (id, limit) =>
    selectTexts(db, language)
      .where(and(gt(row.recipeId, id), isPublicRecipe(recipes)))
      .orderBy(asc(row.recipeId))
      .limit(limit),
  );
  return rows.map(textRowOf);
}

export async function listTextsOf(db: Database, ids: string[]): Promise<TextRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectTexts(db)
    .where(and(inArray(row.recipeId, ids), isPublicRecipe(recipes)))
    .orderBy(asc(row.recipeId));
  return rows.map(textRowOf);
}

/** Only what is translated into a language. */
export async function listTranslatedTexts(db: Database, language: Language): Promise<TextRow[]> {
  const rows = await selectTexts(db, language)
    .where(and(sql`${recipes.translations} ? ${language}`, isPublicRecipe(recipes)))
    .orderBy(asc(row.recipeId));
  return rows.map(textRowOf);
}

function selectTexts(db: Database, language?: Language) {
  return db
    .select({
      id: row.recipeId,
      title: recipes.title,
      description: recipes.description,
      ingredients: recipes.ingredients,
      tags: recipes.tags,
      translation: translationInto(language),
      foods: sql<string[]>`foods_of(${recipes.sources})`,
      words: row.words,
    })
    .from(row)
    .innerJoin(recipes, isOf(row.recipeId));
}

type SelectedText = Awaited<ReturnType<typeof selectTexts>>[number];

function textRowOf({ translation, ...original }: SelectedText): TextRow {
  if (translation === null) return original;
  const { title, description, ingredients, tags } = translation;
  const texts = { title, originalTitle: original.title, description, ingredients, tags };
  return { ...original, ...texts, words: searchableText(texts) };
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
  /** Translated titles by language; `null` where there are none. */
  titles: sql<Partial<Record<Language, string>> | null>`(
    select jsonb_object_agg(translation.key, translation.value -> 'title')
    from jsonb_each(${recipes.translations}) translation
  )`,
  traits: recipes.traits,
};

const selectFigures = (db: Database) =>
  db.select(figureColumns).from(row).innerJoin(recipes, isOf(row.recipeId));
export type FigureRow = Awaited<ReturnType<typeof selectFigures>>[number];

/** What filters and orders go by, of every public recipe. */
export const listFigures = (db: Database): Promise<FigureRow[]> =>
  readInParts(5000, (id, limit) =>
    selectFigures(db).where(gt(row.recipeId, id)).orderBy(asc(row.recipeId)).limit(limit),
  );

export const listFiguresOf = (db: Database, ids: string[]): Promise<FigureRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectFigures(db).where(inArray(row.recipeId, ids));
