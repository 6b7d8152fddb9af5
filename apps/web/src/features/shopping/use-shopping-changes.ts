import type { ShoppingItem, ShoppingItemChange, ShoppingList } from '@pomona/contract/shopping';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi, useSession } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import {
  type Answer,
  afterAnswer,
  type ListMutation,
  sendMutation,
  shownItem,
  type TypedAddition,
  undoOf,
} from './list-mutations.ts';
import { changesKey, readingQuery, shoppingKey } from './queries.ts';
import { useListFailure } from './use-list-failure.ts';

/** Ways to change the list. It is shown changed at once; what fails is shown and can be tried again. */
export interface ShoppingChanges {
  /** Resolves to whether it worked; `onDone` comes also where it worked only when it was tried again. */
  add(addition: TypedAddition, onDone: () => void): Promise<boolean>;
  change(item: ShoppingItem, change: ShoppingItemChange): void;
  remove(item: ShoppingItem): void;
  clearChecked(): void;
}

export function useShoppingChanges(memberId: string): ShoppingChanges {
  const api = useApi();
  const language = useLocale();
  const queryClient = useQueryClient();
  const t = useTranslations('shopping.messages');
  const showListFailure = useListFailure();
  const updateCache = useListCache(memberId);
  const isHere = useIsHere(memberId);

  const { mutateAsync } = useMutation({
    mutationKey: changesKey(memberId),
    // One after the other, so that the last change of an item wins.
    scope: { id: `shopping ${memberId}` },
    mutationFn: (mutation: ListMutation) => sendMutation(api, mutation),
    onSuccess: updateCache,
    onError(error) {
      // What is not there any more was removed elsewhere.
      if (error instanceof ApiError && error.status === 404)
        void queryClient.invalidateQueries({ queryKey: shoppingKey(memberId) });
    },
  });

  /** Resolves to whether it worked; a failure is shown, and `onDone` comes also where trying again helps. */
  async function send(mutation: ListMutation, onDone?: (answer: Answer) => void): Promise<boolean> {
    if (!isHere()) return false;
    const answer = await mutateAsync(mutation).catch((error: unknown) => {
      if (isHere()) showListFailure(error, mutation, () => void send(mutation, onDone));
    });
    if (answer !== undefined) onDone?.(answer);
    return answer !== undefined;
  }

  function take(mutation: ListMutation, title: (removed: readonly ShoppingItem[]) => string): void {
    void send(mutation, ({ removed }) => {
      if (removed.length === 0 || !isHere()) return;
      const undo = () => void send(undoOf(removed, language));
      showToast({ title: title(removed), action: { label: t('undo'), onPress: undo } });
    });
  }

  return {
    add({ id, text, category }, onDone) {
      const read = queryClient.getQueryData(readingQuery(api, language, text).queryKey);
      const shown = shownItem({ id, text, category }, read);
      const item = { id, item: text, ...(category !== null && { category }) };
      return send({ kind: 'add', items: [item], language, shown: [shown], isUndo: false }, onDone);
    },
    change: (item, change) => void send({ kind: 'change', item, change }),
    remove: (item) => take({ kind: 'remove', item }, () => t('removed', { item: item.item })),
    clearChecked: () =>
      take({ kind: 'clear' }, (removed) => t('cleared', { count: removed.length })),
  };
}

/** Whether the session is still that of this member: a message may outlive it, and with it what it offers to do. */
export function useIsHere(memberId: string): () => boolean {
  const session = useSession();
  return () => {
    const state = session.state();
    return state.status === 'signed-in' && state.user.id === memberId;
  };
}

/** Puts the answer of the server into the cached list. */
export function useListCache(memberId: string) {
  const queryClient = useQueryClient();
  const queryKey = shoppingKey(memberId);
  return async (answer: Answer) => {
    // A list that was asked for before would come without it.
    const isFetching = queryClient.isFetching({ queryKey }) > 0;
    if (isFetching) await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<ShoppingList>(queryKey, (list) => list && afterAnswer(list, answer));
    if (isFetching) void queryClient.invalidateQueries({ queryKey });
  };
}
