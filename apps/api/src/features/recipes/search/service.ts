import type { RecipeListQuery } from '@pomona/contract/recipes';
import { type SortOrder, searchCountedTo } from '@pomona/contract/recipes/orders';
import { folded } from '@pomona/contract/search-text';
import { avoidableAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import type { Database } from '#database/connect.ts';
import { invalidField } from '#platform/errors.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { decodeCursor, encodeCursor, idOf, type PageEnd } from './cursor.ts';
import type { Sample } from './sample/store.ts';
import { findPreferences, gather, isNarrow, type Wanted, walkOrder } from './store.ts';

/** A part of what a selection leaves, in its order. */
export interface Found {
  ids: string[];
  /** How many it leaves in all; at least so many where it is not exact. */
  total: number;
  isExact: boolean;
  cursor: string | null;
}

const someOf = <T extends string>(known: readonly T[], named: string | undefined): T[] => {
  const names = named?.split(',') ?? [];
  return known.filter((item) => names.includes(item));
};

async function wantedBy(db: Database, viewer: Viewer, query: RecipeListQuery): Promise<Wanted> {
  const member = viewer.kind === 'member' ? viewer.id : null;
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

/** What goes on after a recipe in the list of the best rated. */
export function cursorOfBestRated(last: {
  id: string;
  title: string;
  rating: string;
  reviewCount: number;
}): string {
  const { id, title, rating, reviewCount } = last;
  const position = [-Number(rating), -reviewCount, folded(title), id];
  return encodeCursor('rating', { position, isMany: false });
}

/** Whether a call asks for a part of a selection instead of the whole list. */
export function isSearch({
  limit: _limit,
  fields: _fields,
  ids: _ids,
  page: _page,
  ...asked
}: RecipeListQuery): boolean {
  return Object.values(asked).some((value) => value !== undefined);
}

/** A page is found by passing all before it: so many at most. A cursor passes none. */
const recipesPaged = 10_000;

interface SearchParts {
  database: Database;
  viewer: Viewer;
  query: RecipeListQuery;
  limit: number;
  /** How many recipes everybody may see. */
  inAll: number;
  /** Some recipes, for what is common among all. */
  readSample(): Promise<Sample>;
}

/**
 * The recipes of a selection, as the list in the browser finds them (LIST-17). What is rare is gathered from the indexes of
 * the words and counted; what is common is met soon on a walk along the order. Throws a 422 for a cursor of another order, for a
 * page beside a cursor, and for one so far behind that only the cursors lead there.
 */
export async function searchRecipes(parts: SearchParts): Promise<Found> {
  const { database, viewer, query, limit, inAll, readSample } = parts;
  const sort = query.sort ?? 'rating';
  const wanted = await wantedBy(database, viewer, query);
  // One more than asked for tells whether there is another page.
  const before = pageBefore(sort, query.cursor);
  const offset = offsetOf(query, limit);
  const range = { sort, after: before?.position ?? null, offset, limit: limit + 1 };
  const isCounted = isNarrow(wanted) && before?.isMany !== true;
  const gathered = isCounted
    ? await gather(database, wanted, { ...range, inAll, readSample })
    : null;
  const positions = gathered?.positions ?? (await walkOrder(database, wanted, range));
  const shown = positions.slice(0, limit);
  const last = shown.at(-1);
  const exact = gathered?.total ?? (isNarrow(wanted) ? null : inAll);
  return {
    ids: shown.map(idOf),
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
  if (offset > recipesPaged)
    throw invalidField('query.page', `Only the cursor leads beyond ${recipesPaged} recipes`);
  return offset;
}

function pageBefore(sort: SortOrder, cursor: string | undefined): PageEnd | null {
  if (cursor === undefined) return null;
  const end = decodeCursor(sort, cursor);
  if (end === null) throw invalidField('query.cursor', 'Not a cursor of this order');
  return end;
}
