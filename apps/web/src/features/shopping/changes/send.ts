import {
  addRecipeToShoppingList,
  addShoppingItems,
  changeShoppingItem,
  deleteShoppingItem,
  orderShoppingCategories,
  removeShoppingItems,
  type ShoppingItem,
  type ShoppingItemChange,
} from '@pomona/contract/shopping';
import { addSharedShoppingItem, tickSharedShoppingItem } from '@pomona/contract/shopping/sharing';
import type { Api } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/failures.ts';
import type { Answer, ListMutation } from './list-mutation.ts';
import type { ListChange } from './stored-change.ts';

interface Call {
  api: Api;
  signal: AbortSignal;
  /** Sent again, the call changes nothing. */
  idempotencyKey: string;
}

export type SentAnswer = Answer & { recipe?: AddedCounts };

export interface AddedCounts {
  added: number;
  merged: number;
  replaced: boolean;
}

const nothing: Answer = { items: [], removed: [] };

export function sendListChange(call: Call, change: ListChange): Promise<SentAnswer> {
  return change.token === null ? sendOwn(call, change) : sendShared(call, change.token, change);
}

async function sendOwn(call: Call, mutation: ListMutation): Promise<SentAnswer> {
  const { api, ...parts } = call;
  switch (mutation.kind) {
    case 'add': {
      const { items, language } = mutation;
      const answer = await api.call(addShoppingItems, { ...parts, body: { items, language } });
      return { ...nothing, ...answer };
    }
    case 'change': {
      const { item, change: body } = mutation;
      const changed = api.call(changeShoppingItem, { ...parts, params: { id: item.id }, body });
      return changed.then(answerOf).catch(goneWhereTicked(item, body));
    }
    case 'remove': {
      const { item } = mutation;
      const removed = api.call(deleteShoppingItem, { ...parts, params: { id: item.id } });
      return { ...nothing, ...(await removed.catch(goneOf(item))) };
    }
    case 'clear':
      return {
        ...nothing,
        ...(await api.call(removeShoppingItems, { ...parts, body: { ids: mutation.ids } })),
      };
    case 'order': {
      const body = { category_order: mutation.order };
      return { ...nothing, ...(await api.call(orderShoppingCategories, { ...parts, body })) };
    }
    case 'recipe':
      return sendRecipe(call, mutation);
  }
}

async function sendRecipe(
  { api, ...parts }: Call,
  { request, language }: Extract<ListMutation, { kind: 'recipe' }>,
): Promise<SentAnswer> {
  const { id, servings, only, units, skipsStaples } = request;
  const { items, ...recipe } = await api.call(addRecipeToShoppingList, {
    ...parts,
    params: { id },
    body: {
      ...{ servings, language, skip_staples: skipsStaples },
      ...(only !== null && { only: [...only] }),
      ...(units !== null && { units }),
    },
  });
  return { items, removed: [], recipe };
}

/** What a guest may change: ticks and additions (SHOP-04). */
async function sendShared(
  { api, ...parts }: Call,
  token: string,
  mutation: ListMutation,
): Promise<Answer> {
  if (mutation.kind === 'change') {
    const { item, change } = mutation;
    const params = { token, id: item.id };
    const body = { checked: change.checked ?? item.checked };
    const ticked = api.call(tickSharedShoppingItem, { ...parts, params, body });
    return ticked.then(answerOf).catch(goneWhereTicked(item, change));
  }
  const item = mutation.kind === 'add' ? mutation.items[0] : undefined;
  if (mutation.kind !== 'add' || item === undefined) return nothing;
  const { id, item: text, category } = item;
  const body = { id, item: text, language: mutation.language, ...(category && { category }) };
  const { items } = await api.call(addSharedShoppingItem, { ...parts, params: { token }, body });
  return { items, removed: [] };
}

const answerOf = (item: ShoppingItem): Answer => ({ items: [item], removed: [] });

/** What is not there is removed: by another device, or by the same call before, whose answer was lost. */
const goneOf = (item: ShoppingItem) => (error: unknown) => {
  if (error instanceof ApiError && error.code === 'shopping_item_not_found')
    return { removed: [item] };
  throw error;
};

/** Who ticks has bought it: that somebody removed it meanwhile takes nothing from them. */
const goneWhereTicked =
  (item: ShoppingItem, change: ShoppingItemChange) =>
  (error: unknown): Answer => {
    const isTick = change.checked === true && Object.keys(change).length === 1;
    if (!isTick) throw error;
    return { ...nothing, ...goneOf(item)(error) };
  };
