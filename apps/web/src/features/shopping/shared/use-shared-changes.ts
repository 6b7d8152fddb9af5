import type { ShoppingItem } from '@pomona/contract/shopping';
import {
  addSharedShoppingItem,
  type SharedList,
  tickSharedShoppingItem,
} from '@pomona/contract/shopping/sharing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Api } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import {
  type Answer,
  afterAnswer,
  type ListMutation,
  shownItem,
  type TypedAddition,
} from '../list-mutations.ts';
import { changesKey, readingQuery, sharedKey } from '../queries.ts';
import { useListFailure } from '../use-list-failure.ts';

/** What a guest may change: ticks and additions (SHOP-04). */
type SharedMutation = Extract<ListMutation, { kind: 'add' | 'change' }>;

/** Ways to change somebody else's list; shown at once, like those of one's own. */
export function useSharedChanges(token: string, viewerId: string) {
  const api = useApi();
  const language = useLocale();
  const queryClient = useQueryClient();
  const showListFailure = useListFailure();
  const queryKey = sharedKey(token, viewerId);
  const { mutateAsync } = useMutation({
    mutationKey: changesKey(token),
    scope: { id: `shopping ${token}` },
    mutationFn: (mutation: SharedMutation) => sendShared(api, token, mutation),
    onSuccess: (answer) =>
      void queryClient.setQueryData<SharedList>(
        queryKey,
        (list) => list && afterAnswer(list, answer),
      ),
    onError(error) {
      // Gone, or to be read only from now on.
      if (error instanceof ApiError && error.status < 500)
        void queryClient.invalidateQueries({ queryKey });
    },
  });

  async function send(mutation: SharedMutation, onDone?: () => void): Promise<boolean> {
    try {
      await mutateAsync(mutation);
      onDone?.();
      return true;
    } catch (error) {
      showListFailure(error, mutation, () => void send(mutation, onDone));
      return false;
    }
  }

  return {
    add(addition: TypedAddition, onDone: () => void): Promise<boolean> {
      const { id, text, category } = addition;
      const read = queryClient.getQueryData(readingQuery(api, language, text).queryKey);
      const shown = [shownItem(addition, read)];
      const items = [{ id, item: text, ...(category !== null && { category }) }];
      return send({ kind: 'add', items, language, shown, isUndo: false }, onDone);
    },
    tick: (item: ShoppingItem, checked: boolean) =>
      void send({ kind: 'change', item, change: { checked } }),
  };
}

async function sendShared(api: Api, token: string, mutation: SharedMutation): Promise<Answer> {
  if (mutation.kind === 'change') {
    const item = await api.call(tickSharedShoppingItem, {
      params: { token, id: mutation.item.id },
      body: { checked: mutation.change.checked ?? mutation.item.checked },
    });
    return { items: [item], removed: [] };
  }
  const [item] = mutation.items;
  if (item === undefined) return { items: [], removed: [] };
  const body = { ...item, language: mutation.language };
  const { items } = await api.call(addSharedShoppingItem, { params: { token }, body });
  return { items, removed: [] };
}
