import type { ShoppingItem, ShoppingList } from '@pomona/contract/shopping';
import type { ShoppingMessage } from '@pomona/contract/shopping/live';

type Changes = Extract<ShoppingMessage, { type: 'changed' }>;

/**
 * The list with these changes; `null` where they do not follow on it, so that it has to be read again. What begins before
 * it may have lost something that was added and removed in between.
 */
export function withChanges<List extends ShoppingList>(list: List, changes: Changes): List | null {
  if (changes.revision <= list.revision) return list;
  if (changes.since !== list.revision) return null;
  const items = withoutItems(list.items, changes.removed);
  return {
    ...list,
    revision: changes.revision,
    category_order: changes.category_order,
    items: withItems({ ...list, items }, changes.items),
  };
}

export function withoutItems(
  items: readonly ShoppingItem[],
  removed: readonly string[],
): ShoppingItem[] {
  const gone = new Set(removed);
  return items.filter(({ id }) => !gone.has(id));
}

/**
 * Items in place of those that bear their id, new ones where their time puts them. What arrives late never replaces
 * what is newer: neither a newer state of the item nor a list from which it was removed.
 */
export function withItems(
  list: Pick<ShoppingList, 'revision'> & { items: readonly ShoppingItem[] },
  more: readonly ShoppingItem[],
): ShoppingItem[] {
  const now = new Map(more.map((item) => [item.id, item]));
  const known = new Set(list.items.map(({ id }) => id));
  return [
    ...list.items.map((item) => newerOf(item, now.get(item.id))),
    ...more.filter(({ id, revision }) => !known.has(id) && revision > list.revision),
  ].sort(byTime);
}

const newerOf = (item: ShoppingItem, other: ShoppingItem | undefined) =>
  other !== undefined && other.revision >= item.revision ? other : item;

/** As the server orders them: what one call added is ordered by name. */
export function byTime(a: ShoppingItem, b: ShoppingItem): number {
  const [one, other] = [a, b].map(({ item, created_at }) => `${created_at} ${item.toLowerCase()}`);
  return Number((one ?? '') > (other ?? '')) - Number((one ?? '') < (other ?? ''));
}
