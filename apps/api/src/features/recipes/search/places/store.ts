import type { SortOrder } from '@pomona/contract/recipes/orders';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';

/** Where a recipe stands in an order: the values that the order goes by, its id last. */
export type Place = readonly (string | number)[];

type Kind = 'integer' | 'bigint' | 'double precision' | 'text';
interface Key {
  column: AnyPgColumn;
  kind: Kind;
}

const title: Key[] = [
  { column: row.title, kind: 'text' },
  { column: row.recipeId, kind: 'text' },
];

/** Each as the columns of its index, all rising. Titles compare by code points, and the id decides between two of one name. */
const keysOf: Readonly<Record<SortOrder, readonly Key[]>> = {
  rating: [
    { column: row.ratingFalling, kind: 'double precision' },
    { column: row.reviewsFalling, kind: 'integer' },
    ...title,
  ],
  prepTime: [{ column: row.prepMinutes, kind: 'integer' }, ...title],
  calories: [{ column: row.calories, kind: 'double precision' }, ...title],
  newest: [{ column: row.createdFalling, kind: 'bigint' }, ...title],
  alphabetical: title,
};

const listed = (parts: SQL[]) => sql.join(parts, sql`, `);

/** The columns that an order goes by. */
export const orderColumns = (sort: SortOrder): SQL =>
  listed(keysOf[sort].map(({ column }) => sql`${column}`));

/** What comes after a place in its order. */
export function isAfter(sort: SortOrder, place: Place): SQL {
  const values = keysOf[sort].map(({ kind }, index) => sql`${place[index]}::${sql.raw(kind)}`);
  return sql`(${orderColumns(sort)}) > (${listed(values)})`;
}

/** The place of a row that was read. */
export const placeOf = (sort: SortOrder, found: Record<string, unknown>): Place =>
  keysOf[sort].map(({ column, kind }) => {
    const value = found[column.name];
    return kind === 'text' ? String(value) : Number(value);
  });

export const idAt = (place: Place): string => String(place.at(-1));

/** Where a page ended. */
export interface Mark {
  place: Place;
  /** There were more than are counted: nobody need count them again for the next page. */
  isMany: boolean;
}

/** A mark as an opaque text that an address can hold. */
export const cursorOf = (sort: SortOrder, { place, isMany }: Mark): string =>
  // JSON knows no infinity: what cannot be told is `null`.
  Buffer.from(JSON.stringify([sort, isMany, ...place])).toString('base64url');

/** The mark that a cursor tells; `null` for one of another order, or none of ours. */
export function markAt(sort: SortOrder, cursor: string): Mark | null {
  const told = parsed(Buffer.from(cursor, 'base64url').toString());
  const keys = keysOf[sort];
  if (!Array.isArray(told) || told.length !== keys.length + 2) return null;
  const [order, isMany, ...values] = told;
  if (order !== sort || typeof isMany !== 'boolean') return null;
  const place = values.map((value, index) => keyValue(keys[index]?.kind, value));
  return place.every((value) => value !== null) ? { place, isMany } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const largest = { integer: 2 ** 31 - 1, bigint: Number.MAX_SAFE_INTEGER } as const;

function keyValue(kind: Kind | undefined, value: unknown): string | number | null {
  if (kind === undefined) return null;
  if (kind === 'text')
    return typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
      ? value
      : null;
  if (kind === 'double precision' && value === null) return Number.POSITIVE_INFINITY;
  if (typeof value !== 'number') return null;
  if (kind === 'double precision') return value;
  return Number.isInteger(value) && Math.abs(value) <= largest[kind] ? value : null;
}
