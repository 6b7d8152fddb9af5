import type { AdminRecipeOrder } from '@pomona/contract/admin/recipes';
import { invalidField } from '#platform/errors.ts';
import type { PageEnd } from './store.ts';

export const cursorOf = (sort: AdminRecipeOrder, end: PageEnd): string =>
  Buffer.from(JSON.stringify([sort, ...end])).toString('base64url');

/** Throws a 422 for a cursor of another order, or none of ours. */
export function endOf(sort: AdminRecipeOrder, cursor: string): PageEnd {
  const parts = parsed(Buffer.from(cursor, 'base64url').toString());
  const [order, key, id] = Array.isArray(parts) ? parts : [];
  const isOurs = order === sort && isText(key) && isText(id) && (sort === 'title' || isNumber(key));
  if (!isOurs) throw invalidField('query.after', 'Not the end of a page in this order');
  return [key, id];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0');

/** At most as long as the database counts. */
const isNumber = (key: string) => /^-?\d{1,15}(?:\.\d{1,3})?$/.test(key);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
