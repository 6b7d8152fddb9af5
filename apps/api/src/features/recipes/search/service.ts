import { fallbackLanguage, type Language } from '@pomona/contract/languages';
import type { RecipeListQuery, RecipePage } from '@pomona/contract/recipes';
import type { SearchOrder } from '@pomona/contract/recipes/orders';
import { ratingScore } from '@pomona/contract/recipes/rating-score';
import type { CookableQuery } from '@pomona/contract/recipes/what-i-have';
import { folded } from '@pomona/contract/search-text';
import { avoidableAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import { recipeTraits } from '@pomona/food/traits/traits';
import type { Database } from '#database/connect.ts';
import { invalidField } from '#platform/errors.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import { viewerIdOf } from '#platform/http/security/viewer.ts';
import { type EncodedBody, quicklyEncoded } from '../list/encodings.ts';
import type { RecipeTexts } from '../texts/service.ts';
import { findCookable } from '../what-i-have/service.ts';
import { createAnswers } from './answers/service.ts';
import { createCollection } from './collection/service.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import type { Filters } from './filters.ts';
import { positionIn } from './ordering.ts';
import { findPreferences } from './store.ts';
import { createWordSearch, type WordSearch } from './words/service.ts';

const someOf = <T extends string>(known: readonly T[], named: string | undefined): T[] => {
  const names = named?.split(',') ?? [];
  return known.filter((item) => names.includes(item));
};

/** The filters of a query; those of an account are of no effect for a visitor. */
async function readFilters(
  db: Database,
  viewer: Viewer,
  query: CookableQuery | RecipeListQuery,
): Promise<Filters> {
  const member = viewerIdOf(viewer);
  return {
    diets: someOf(dietTypes, query.diet),
    isEveryDiet: query.diets === 'all',
    withLikely: query.likely === 'include',
    meal: query.meal ?? null,
    cuisine: query.cuisine ?? null,
    avoid: someOf(avoidableAllergens, query.avoid),
    maxMinutes: query.max_minutes ?? null,
    maxCalories: query.max_calories ?? null,
    maxLoad: query.max_load ?? null,
    traits: someOf(recipeTraits, query.traits),
    favouritesOf: query.favorites === 'mine' ? member : null,
    preferences: query.fits === 'me' && member !== null ? await findPreferences(db, member) : null,
  };
}

/** The cursor after a recipe in the list of the best rated. */
export function cursorOfBestRated(last: {
  id: string;
  title: string;
  rating: string;
  reviewCount: number;
}): string {
  const { id, title, rating, reviewCount } = last;
  const position = [-ratingScore(Number(rating), reviewCount), -reviewCount, folded(title), id];
  return encodeCursor('rating', position);
}

/** Whether a query selects or orders, instead of asking for the whole list. */
export function isSearch({
  limit: _limit,
  fields: _fields,
  ids: _ids,
  page: _page,
  ...selection
}: RecipeListQuery): boolean {
  return Object.values(selection).some((value) => value !== undefined);
}

/** A numbered page is found by skipping all before it; a cursor skips none. */
const maxPagedRecipes = 10_000;

/** Unless a limit is given. */
const pageSize = 24;

/** A body; without an etag it is of one member alone. */
export type SearchBody = Omit<EncodedBody, 'etag'> & { etag: string | null };

export interface Search {
  /** Indexes the public recipes, so that the first question need not wait for it. */
  prepare(): Promise<void>;
  /** What the browser's search by words goes by. */
  readWords: WordSearch['readWords'];
  /**
   * A page of what the list in the browser finds (LIST-17). Throws a 422 for a cursor of another order, and for a page beside a
   * cursor or beyond `maxPagedRecipes`.
   */
  readPage(
    viewer: Viewer,
    query: RecipeListQuery & { language: Language },
    acceptEncoding: string | undefined,
  ): Promise<SearchBody>;
  /** Recipes for what is at home. */
  readCookable(
    viewer: Viewer,
    query: CookableQuery & { language: Language },
    acceptEncoding: string | undefined,
  ): Promise<SearchBody>;
}

export function createSearch(database: Database, texts: RecipeTexts): Search {
  const collection = createCollection(database);
  const words = createWordSearch(database, collection);
  const answers = createAnswers(collection);

  /** The same for everybody, unless it goes by what a member has chosen: that is read anew, and never kept. */
  async function answer(
    filters: Filters,
    question: object,
    acceptEncoding: string | undefined,
    compute: () => Promise<string>,
  ): Promise<SearchBody> {
    const { favouritesOf, preferences, ...choices } = filters;
    if (favouritesOf === null && preferences === null)
      return answers.read({ ...choices, ...question }, acceptEncoding, compute);
    return { ...(await quicklyEncoded(await compute(), acceptEncoding)), etag: null };
  }

  return {
    async prepare() {
      await collection.readTexts(fallbackLanguage);
    },
    readWords: words.readWords,
    async readPage(viewer, query, acceptEncoding) {
      const filters = await readFilters(database, viewer, query);
      const { limit = pageSize, fields = 'full', page = 1, cursor = null, language } = query;
      const question = folded((query.q ?? '').trim());
      // Without a question all are equally relevant.
      const order = query.sort ?? (question === '' ? 'rating' : 'relevance');
      const sort = order === 'relevance' && question === '' ? 'rating' : order;
      const call = { question, sort, limit, fields, page, cursor, language };
      return answer(filters, call, acceptEncoding, () => pageText({ words, texts }, filters, call));
    },
    async readCookable(viewer, query, acceptEncoding) {
      const filters = await readFilters(database, viewer, query);
      const { have, language } = query;
      const call = { have, language };
      return answer(filters, call, acceptEncoding, () =>
        findCookable(call, { words, filters, texts }),
      );
    },
  };
}

interface PageCall {
  question: string;
  sort: SearchOrder;
  limit: number;
  fields: 'card' | 'full';
  language: Language;
  page: number;
  cursor: string | null;
}

async function pageText(
  { words, texts }: { words: WordSearch; texts: RecipeTexts },
  filters: Filters,
  { question, sort, limit, fields, language, page, cursor }: PageCall,
): Promise<string> {
  const after = cursor === null ? null : positionOf(sort, cursor);
  const offset = offsetOf(page, limit, cursor);
  const criteria = { ...filters, question };
  // One more than a page shows whether there is another.
  const found = await words.find(criteria, {
    ...{ sort, language, after },
    ...{ offset, limit: limit + 1 },
  });
  const shown = found.recipes.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = last !== undefined && found.recipes.length > limit;
  const figures = shown.map((one) => one.figures);
  const recipes = await texts.read(
    figures.map(({ id }) => id),
    { fields, language },
  );
  const rest: Omit<RecipePage, 'recipes'> = {
    total: found.total,
    total_is_exact: true,
    in_all: found.inAll,
    next_cursor: hasMore ? encodeCursor(sort, positionIn({ sort, language }, last)) : null,
  };
  return `{"recipes":[${recipes.filter((json) => json !== undefined).join(',')}],${JSON.stringify(rest).slice(1)}`;
}

function offsetOf(page: number, limit: number, cursor: string | null): number {
  if (cursor !== null && page !== 1)
    throw invalidField('query.page', 'A cursor says already where the page begins');
  const offset = (page - 1) * limit;
  if (offset > maxPagedRecipes)
    throw invalidField('query.page', `Only the cursor leads beyond ${maxPagedRecipes} recipes`);
  return offset;
}

function positionOf(sort: SearchOrder, cursor: string): Position {
  const position = decodeCursor(sort, cursor);
  if (position === null) throw invalidField('query.cursor', 'Not a cursor of this order');
  return position;
}
