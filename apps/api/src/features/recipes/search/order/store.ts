import type { SortOrder } from '@pomona/contract/recipes/orders';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';
import { keyKinds, type Position } from '../cursor.ts';

const title = [row.title, row.recipeId];

/** The columns of `keyKinds` as those of an index, all rising. Titles compare by code points. */
const columnsOf: Readonly<Record<SortOrder, readonly AnyPgColumn[]>> = {
  rating: [row.scoreFalling, row.reviewsFalling, ...title],
  prepTime: [row.prepMinutes, ...title],
  readySoonest: [row.minutes, ...title],
  calories: [row.calories, ...title],
  newest: [row.createdFalling, ...title],
  alphabetical: title,
};

const joined = (parts: SQL[]) => sql.join(parts, sql`, `);

export const orderColumns = (sort: SortOrder): SQL =>
  joined(columnsOf[sort].map((column) => sql`${column}`));

/** What comes after a position in its order. */
export function isAfter(sort: SortOrder, position: Position): SQL {
  const values = keyKinds[sort].map((kind, index) => sql`${position[index]}::${sql.raw(kind)}`);
  return sql`(${orderColumns(sort)}) > (${joined(values)})`;
}

/** The position of a row that was read with `orderColumns`. */
export const positionOf = (sort: SortOrder, found: Record<string, unknown>): Position =>
  columnsOf[sort].map((column, index) => {
    const value = found[column.name];
    return keyKinds[sort][index] === 'text' ? String(value) : Number(value);
  });
