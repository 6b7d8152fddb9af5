import type { RecipeListQuery } from '@pomona/contract/recipes';
import { type SortOrder, searchCountedTo } from '@pomona/contract/recipes/orders';
import { ratingScore } from '@pomona/contract/recipes/rating-score';
import { folded } from '@pomona/contract/search-text';
import { avoidableAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import type { Database } from '#database/connect.ts';
import { invalidField } from '#platform/errors.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import { viewerIdOf } from '#platform/http/security/viewer.ts';
import { decodeCursor, encodeCursor, idOf, type PageEnd } from './cursor.ts';
import type { Sample } from './sample/store.ts';
import { type Criteria, findPreferences, gather, isNarrow, scanInOrder } from './store.ts';

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

async function criteriaOf(db: Database, viewer: Viewer, query: RecipeListQuery): Promise<Criteria> {
  const member = viewerIdOf(viewer);
  return {
    words: folded(query.q?.trim() ?? ''),
    diets: someOf(dietTypes, query.diet),
    isEveryDiet: query.diets === 'all',
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
}

/**
 * Finds what the list in the browser finds (LIST-17). Rare matches come from the text and facet indexes and are counted; common
 * ones are met soon on a scan along the order. Throws a 422 for a cursor of another order, and for a page beside a cursor or
 * beyond `maxPagedRecipes`.
 */
export async function searchRecipes(parts: SearchParts): Promise<Found> {
  const { database, viewer, query, limit, inAll, readSample } = parts;
  const sort = query.sort ?? 'rating';
  const criteria = await criteriaOf(database, viewer, query);
  // One more than a page shows whether there is another.
  const before = pageBefore(sort, query.cursor);
  const offset = offsetOf(query, limit);
  const range = { sort, after: before?.position ?? null, offset, limit: limit + 1 };
  const isCounted = isNarrow(criteria) && before?.isMany !== true;
  const gathered = isCounted
    ? await gather(database, criteria, { ...range, inAll, readSample })
    : null;
  const positions = gathered?.positions ?? (await scanInOrder(database, criteria, range));
  const page = positions.slice(0, limit);
  const last = page.at(-1);
  const exact = gathered?.total ?? (isNarrow(criteria) ? null : inAll);
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

function pageBefore(sort: SortOrder, cursor: string | undefined): PageEnd | null {
  if (cursor === undefined) return null;
  const end = decodeCursor(sort, cursor);
  if (end === null) throw invalidField('query.cursor', 'Not a cursor of this order');
  return end;
}
