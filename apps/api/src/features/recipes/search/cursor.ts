import type { SearchOrder } from '@pomona/contract/recipes/orders';

/** The position of a recipe in an order: the values that it is ordered by, its id last. */
export type Position = readonly (string | number)[];

export type KeyKind = 'integer' | 'bigint' | 'double precision' | 'text';

/** The types of the values that each order goes by; title and id decide between equals. */
export const keyKinds: Readonly<Record<SearchOrder, readonly KeyKind[]>> = {
  relevance: ['integer', 'double precision', 'integer', 'text', 'text'],
  rating: ['double precision', 'integer', 'text', 'text'],
  prepTime: ['integer', 'text', 'text'],
  readySoonest: ['integer', 'text', 'text'],
  calories: ['double precision', 'text', 'text'],
  newest: ['bigint', 'text', 'text'],
  alphabetical: ['text', 'text'],
};

/** A position as an opaque text for an address. */
export const encodeCursor = (sort: SearchOrder, position: Position): string =>
  // JSON knows no infinity: it becomes `null`.
  Buffer.from(JSON.stringify([sort, ...position])).toString('base64url');

/** The position of a cursor; `null` for a cursor of another order, or none of ours. */
export function decodeCursor(sort: SearchOrder, cursor: string): Position | null {
  const parts = parsedJson(Buffer.from(cursor, 'base64url').toString());
  const kinds = keyKinds[sort];
  if (!Array.isArray(parts) || parts.length !== kinds.length + 1 || parts[0] !== sort) return null;
  const position = parts.slice(1).map((value, index) => keyValue(kinds[index], value));
  return position.every((value) => value !== null) ? position : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const max = { integer: 2 ** 31 - 1, bigint: Number.MAX_SAFE_INTEGER } as const;

function keyValue(kind: KeyKind | undefined, value: unknown): string | number | null {
  if (kind === undefined) return null;
  if (kind === 'text')
    return typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
      ? value
      : null;
  if (kind === 'double precision' && value === null) return Number.POSITIVE_INFINITY;
  if (typeof value !== 'number') return null;
  if (kind === 'double precision') return value;
  return Number.isInteger(value) && Math.abs(value) <= max[kind] ? value : null;
}
