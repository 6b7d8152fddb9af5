import type { RecipeListQuery } from '@pomona/contract/recipes';
import { type SearchOrder, type SortOrder, searchCountedTo } from '@pomona/contract/recipes/orders';
import { ratingScore } from '@pomona/contract/recipes/rating-score';
import type { CookableQuery } from '@pomona/contract/recipes/what-i-have';
import { folded } from '@pomona/contract/search-text';
import { avoidableAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import type { Database } from '#database/connect.ts';
import { invalidField } from '#platform/errors.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import { viewerIdOf } from '#platform/http/security/viewer.ts';
import { decodeCursor, encodeCursor, idOf, type PageEnd, type Position } from './cursor.ts';
import type { Filters } from './facets.ts';
import type { Sample } from './sample/store.ts';
import { findPreferences, gather, isNarrow, scanInOrder } from './store.ts';
import type { WordSearch } from './words/service.ts';

/** One page of a selection. */
export interface Found {
  ids: string[];
  /** How many match in all; a lower bound where it is not exact. */
  total: number;
  isExact: boolean;
  cursor: string | null;
}

const someOf = <T extends string>(known: readonly T[], named: string | undefined): T[] => {
  const names = named?.split(',') ?? [];
  return known.filter((item) => names.includes(item));
};

/** The filters of a query; those of an account are of no effect for a visitor. */
export async function readFilters(
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
  return encodeCursor('rating', { position, isMany: false });
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

interface SearchParts {
  database: Database;
  viewer: Viewer;
  query: RecipeListQuery;
  limit: number;
  /** How many public recipes there are. */
  inAll: number;
  readSample(): Promise<Sample>;
  words: WordSearch;
}

/**
 * Finds what the list in the browser finds (LIST-17). A question is answered from memory, everything else by the database. Throws a
 * 422 for a cursor of another order, and for a page beside a cursor or beyond `maxPagedRecipes`.
 */
export function searchRecipes(parts: SearchParts): Promise<Found> {
  const question = parts.query.q?.trim() ?? '';
  return folded(question) === '' ? searchByFilters(parts) : searchByWords(parts, question);
}

async function searchByWords(parts: SearchParts, question: string): Promise<Found> {
  const { database, viewer, query, limit, words } = parts;
  const sort = query.sort ?? 'relevance';
  const before = pageBefore(sort, query.cursor);
  const offset = offsetOf(query, limit);
  const criteria = { ...(await readFilters(database, viewer, query)), question };
  const after = before?.position ?? null;
  const { positions, total } = await words.find(criteria, {
    ...{ sort, after, offset },
    // One more than a page shows whether there is another.
    limit: limit + 1,
  });
  return pageOf({ sort, positions, limit, exact: total });
}

/** Rare matches come from the facet index and are counted; common ones are met soon on a scan along the order. */
async function searchByFilters(parts: SearchParts): Promise<Found> {
  const { database, viewer, query, limit, inAll, readSample } = parts;
  const sort = sortOf(query.sort);
  const filters = await readFilters(database, viewer, query);
  const before = pageBefore(sort, query.cursor);
  const offset = offsetOf(query, limit);
  const range = { sort, after: before?.position ?? null, offset, limit: limit + 1 };
  const isCounted = isNarrow(filters) && before?.isMany !== true;
  const gathered = isCounted
    ? await gather(database, filters, { ...range, inAll, readSample })
    : null;
  const positions = gathered?.positions ?? (await scanInOrder(database, filters, range));
  const exact = gathered?.total ?? (isNarrow(filters) ? null : inAll);
  return pageOf({ sort, positions, limit, exact });
}

/** Without a question all are equally relevant. */
const sortOf = (sort: SearchOrder = 'rating'): SortOrder =>
  sort === 'relevance' ? 'rating' : sort;

function pageOf({
  sort,
  positions,
  limit,
  exact,
}: {
  sort: SearchOrder;
  /** One more than the page where there is another. */
  positions: readonly Position[];
  limit: number;
  exact: number | null;
}): Found {
  const page = positions.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(idOf),
    total: exact ?? searchCountedTo,
    isExact: exact !== null,
    cursor:
      positions.length > limit && last !== undefined
        ? encodeCursor(sort, { position: last, isMany: exact === null })
        : null,
  };
}

function offsetOf({ page = 1, cursor }: RecipeListQuery, limit: number): number {
  if (cursor !== undefined && page !== 1)
    throw invalidField('query.page', 'A cursor says already where the page begins');
  const offset = (page - 1) * limit;
  if (offset > maxPagedRecipes)
    throw invalidField('query.page', `Only the cursor leads beyond ${maxPagedRecipes} recipes`);
  return offset;
}

function pageBefore(sort: SearchOrder, cursor: string | undefined): PageEnd | null {
  if (cursor === undefined) return null;
  const end = decodeCursor(sort, cursor);
  if (end === null) throw invalidField('query.cursor', 'Not a cursor of this order');
  return end;
}
