import {
  type NewShoppingItem,
  type ShoppingItemChange,
  usualQuantity,
} from '@pomona/contract/shopping';
import type { MergePayloads } from '#platform/offline/changes/change.ts';
import { changedItem, definedIn } from './list-mutation.ts';
import { type ListChange, listChangeOf } from './stored-change.ts';

type Addition = Extract<ListChange, { kind: 'add' }>;

/**
 * Two changes that were never sent as one. What is done to an item that the server has not seen yet is part of adding it:
 * the server may merge the addition into another item, which nobody has ticked or removed.
 */
export const mergeListChanges: MergePayloads = (before, after) => {
  const earlier = listChangeOf({ payload: before });
  const later = listChangeOf({ payload: after });
  if (earlier.token !== later.token) return undefined;
  if (earlier.kind === 'order' && later.kind === 'order') return later;
  if (earlier.kind === 'change' && later.kind === 'change' && earlier.item.id === later.item.id)
    return { ...earlier, change: { ...earlier.change, ...definedIn(later.change) } };
  if (earlier.kind !== 'add') return undefined;
  if (later.kind === 'change') return withChange(earlier, later.item.id, later.change);
  if (later.kind === 'remove') return withoutItem(earlier, later.item.id);
  return undefined;
};

function withChange(
  addition: Addition,
  id: string,
  change: ShoppingItemChange,
): Addition | undefined {
  const shown = addition.shown.find((item) => item.id === id);
  // A guest's addition is a line and a category, no more.
  if (shown === undefined || addition.token !== null) return undefined;
  const now = changedItem(shown, change);
  return {
    ...addition,
    shown: addition.shown.map((item) => (item.id === id ? now : item)),
    items: addition.items.map((item) =>
      item.id === id ? changedAddition(item, change, now) : item,
    ),
  };
}

/** A line that was only rewritten is still read by the server: "2 kg tomatoes". */
function changedAddition(
  addition: NewShoppingItem,
  change: ShoppingItemChange,
  { item, quantity }: { item: string; quantity: string },
): NewShoppingItem {
  const { category, checked } = definedIn(change);
  const isRead = change.quantity !== undefined || quantity !== usualQuantity;
  return {
    ...addition,
    ...(category !== undefined && { category }),
    ...(checked !== undefined && { checked }),
    ...(change.quantity !== undefined && { item, quantity }),
    ...(change.item !== undefined && { item, ...(isRead && { quantity }) }),
  };
}

function withoutItem(addition: Addition, id: string): Addition | null | undefined {
  if (!addition.items.some((item) => item.id === id)) return undefined;
  const others = <Item extends { id: string }>(items: Item[]) =>
    items.filter((item) => item.id !== id);
  const items = others(addition.items);
  return items.length === 0 ? null : { ...addition, items, shown: others(addition.shown) };
}
