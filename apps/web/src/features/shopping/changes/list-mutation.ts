import type { Language } from '@pomona/contract/languages';
import type {
  NewShoppingItem,
  ShoppingItem,
  ShoppingItemChange,
  ShoppingList,
} from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import type { UnitSystem } from '@pomona/food/scaling/conversion';
import { byTime, withItems, withoutItems } from '../live/apply-message.ts';

/** One change of the list: plain data, stored until the server has made it. */
export type ListMutation =
  | {
      kind: 'add';
      items: NewShoppingItem[];
      language: Language;
      /** As they are shown until the server has answered. */
      shown: ShoppingItem[];
      /** They were there before. */
      isUndo: boolean;
    }
  | { kind: 'change'; item: ShoppingItem; change: ShoppingItemChange }
  | { kind: 'remove'; item: ShoppingItem }
  /** Those that were completed when the member cleared them. */
  | { kind: 'clear'; ids: string[] }
  | { kind: 'order'; order: ShoppingCategory[] }
  | { kind: 'recipe'; request: RecipeRequest; language: Language };

export interface RecipeRequest {
  id: string;
  title: string;
  servings: number;
  /** Indices of lines; `null`: all of them; none where every one is ticked off. */
  only: readonly number[] | null;
  /** `null`: those of the recipe. */
  units: UnitSystem | null;
  skipsStaples: boolean;
}

/** What the server made of it. */
export interface Answer {
  items: readonly ShoppingItem[];
  removed: readonly ShoppingItem[];
  category_order?: ShoppingCategory[];
}

/** The list as it will be once the server has done this. Done again it changes nothing. */
export function afterMutation(
  items: readonly ShoppingItem[],
  mutation: ListMutation,
): readonly ShoppingItem[] {
  switch (mutation.kind) {
    case 'add':
      return withShown(items, mutation.shown);
    case 'change':
      return items.map((item) =>
        item.id === mutation.item.id ? changedItem(item, mutation.change) : item,
      );
    case 'remove':
      return items.filter(({ id }) => id !== mutation.item.id);
    case 'clear': {
      const cleared = new Set(mutation.ids);
      return items.filter(({ id, checked }) => !(checked && cleared.has(id)));
    }
    case 'order':
    case 'recipe':
      return items;
  }
}

export function afterAnswer<List extends ShoppingList>(
  list: List,
  { items: now, removed, category_order }: Answer,
): List {
  const items = withoutItems(
    list.items,
    removed.map(({ id }) => id),
  );
  return {
    ...list,
    ...(category_order && { category_order }),
    items: withItems({ ...list, items }, now),
  };
}

/** Shown at once; what the server made of it comes later. */
function withShown(
  items: readonly ShoppingItem[],
  shown: readonly ShoppingItem[],
): readonly ShoppingItem[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...shown.filter(({ id }) => !known.has(id))].sort(byTime);
}

const lastChanged = new WeakMap<ShoppingItemChange, { from: ShoppingItem; to: ShoppingItem }>();

/** The same object for the same change, so that its line is not rendered again. */
export function changedItem(item: ShoppingItem, change: ShoppingItemChange): ShoppingItem {
  const last = lastChanged.get(change);
  if (last?.from === item) return last.to;
  const { item: name = item.item, quantity = item.quantity } = change;
  const { category = item.category, checked = item.checked } = change;
  const to = { ...item, ...{ item: name, quantity, category, checked } };
  lastChanged.set(change, { from: item, to });
  return to;
}

export const definedIn = (change: ShoppingItemChange): ShoppingItemChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
