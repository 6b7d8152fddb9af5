import type { ReplyOf } from '@pomona/contract/endpoint';
import type { Language } from '@pomona/contract/languages';
import {
  addShoppingItems,
  changeShoppingItem,
  clearShoppingItems,
  deleteShoppingItem,
  type NewShoppingItem,
  type readShoppingLine,
  type ShoppingItem,
  type ShoppingItemChange,
  type ShoppingList,
  usualQuantity,
} from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import type { Api } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/failures.ts';
import { newKey } from '#platform/api/new-key.ts';
import { byTime, withItems, withoutItems } from './live/apply-message.ts';

/** One change of the list: a small call each, that may be sent again. */
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
  | { kind: 'clear' };

/** What the server made of it. */
export interface Answer {
  items: readonly ShoppingItem[];
  removed: readonly ShoppingItem[];
}

export async function sendMutation(api: Api, mutation: ListMutation): Promise<Answer> {
  if (mutation.kind === 'add') {
    const { items, language } = mutation;
    return { ...(await api.call(addShoppingItems, { body: { items, language } })), removed: [] };
  }
  if (mutation.kind === 'clear') {
    const { removed } = await api.call(clearShoppingItems, { query: { checked: 'true' } });
    return { items: [], removed };
  }
  const params = { id: mutation.item.id };
  if (mutation.kind === 'remove') {
    const { removed } = await api.call(deleteShoppingItem, { params }).catch(goneOf(mutation.item));
    return { items: [], removed };
  }
  const item = await api.call(changeShoppingItem, { params, body: mutation.change });
  return { items: [item], removed: [] };
}

/** What is not there is removed: by another device, or by the same call before, whose answer was lost. */
const goneOf = (item: ShoppingItem) => (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return { removed: [item] };
  throw error;
};

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
        item.id === mutation.item.id ? changed(item, mutation.change) : item,
      );
    case 'remove':
      return items.filter(({ id }) => id !== mutation.item.id);
    case 'clear':
      return items.filter(({ checked }) => !checked);
  }
}

export function afterAnswer<List extends ShoppingList>(
  list: List,
  { items: now, removed }: Answer,
): List {
  const items = withoutItems(
    list.items,
    removed.map(({ id }) => id),
  );
  return { ...list, items: withItems({ ...list, items }, now) };
}

/** Shown at once; what the server made of it comes later. */
function withShown(
  items: readonly ShoppingItem[],
  shown: readonly ShoppingItem[],
): readonly ShoppingItem[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...shown.filter(({ id }) => !known.has(id))].sort(byTime);
}

function changed(item: ShoppingItem, change: ShoppingItemChange): ShoppingItem {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...item, ...Object.fromEntries(given) };
}

/** Puts removed items back as they were, under names of their own: the old ones are spent (SHOP-09). */
export function undoOf(removed: readonly ShoppingItem[], language: Language): ListMutation {
  const shown = removed.map((item) => ({ ...item, id: newKey() }));
  const items = shown.map(({ id, item, quantity, category, checked, ...rest }) => ({
    ...{ id, item, quantity, category, checked },
    restored: {
      food_key: rest.food_key,
      recipes: rest.recipes.map(({ id: recipeId, servings, lines }) => ({
        ...{ id: recipeId, servings, lines },
      })),
      created_at: rest.created_at,
    },
  }));
  return { kind: 'add', items, language, shown, isUndo: true };
}

/** Something typed, by the name under which it is sent: sent again under the same one it is added once (SHOP-09). */
export interface TypedAddition {
  id: string;
  text: string;
  /** `null`: the one that the server proposes. */
  category: ShoppingCategory | null;
}

/** What was typed, as it is shown until the server has answered. */
export function shownItem(
  { id, text, category }: TypedAddition,
  read: ReplyOf<typeof readShoppingLine> | undefined,
): ShoppingItem {
  const now = new Date().toISOString();
  return {
    ...{ id, checked: false, recipes: [], created_at: now, updated_at: now },
    ...{ item: text, quantity: usualQuantity, food_key: null, ...read },
    ...{ added_by: null, checked_by: null, revision: 0 },
    category: category ?? read?.category ?? 'Miscellaneous',
  };
}
