import type { ShoppingItem, ShoppingItemChange } from '@pomona/contract/shopping';
import { usualQuantity } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi, useSession } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { type Answer, afterAnswer, type Deed, sendDeed, undoOf } from './deeds.ts';
import { changesKey, readingQuery, shoppingKey } from './queries.ts';

/** Something typed, by the name under which it is sent: sent again under the same one it is added once (SHOP-09). */
export interface TypedAddition {
  id: string;
  text: string;
  /** `null`: the one that the server proposes. */
  category: ShoppingCategory | null;
}

/** Ways to change the list. It is shown changed at once; what fails is told and can be tried again. */
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
  const t = useTranslations('shopping.said');
  const tellFailure = useFailureToast();
  const keep = useKeptAnswers(memberId);
  const isHere = useIsHere(memberId);

  const { mutateAsync } = useMutation({
    mutationKey: changesKey(memberId),
    // One after the other, so that the last word on an item is the last one said.
    scope: { id: `shopping ${memberId}` },
    mutationFn: (deed: Deed) => sendDeed(api, deed),
    onSuccess: keep,
    onError(error) {
      // What is not there any more was removed elsewhere.
      if (error instanceof ApiError && error.status === 404)
        void queryClient.invalidateQueries({ queryKey: shoppingKey(memberId) });
    },
  });

  /** Resolves to whether it worked; a failure is told, and `onDone` comes also where trying again helps. */
  async function send(deed: Deed, onDone?: (answer: Answer) => void): Promise<boolean> {
    if (!isHere()) return false;
    const answer = await mutateAsync(deed).catch((error: unknown) => {
      if (isHere()) tellFailure(error, deed, () => void send(deed, onDone));
    });
    if (answer !== undefined) onDone?.(answer);
    return answer !== undefined;
  }

  function take(deed: Deed, title: (removed: readonly ShoppingItem[]) => string): void {
    void send(deed, ({ removed }) => {
      if (removed.length === 0 || !isHere()) return;
      const undo = () => void send(undoOf(removed, language));
      showToast({ title: title(removed), action: { label: t('undo'), onPress: undo } });
    });
  }

  return {
    add({ id, text, category }, onDone) {
      const read = queryClient.getQueryData(readingQuery(api, language, text).queryKey);
      const now = new Date().toISOString();
      const shown: ShoppingItem = {
        ...{ id, checked: false, recipes: [], created_at: now, updated_at: now },
        ...{ item: text, quantity: usualQuantity, food_key: null, ...read },
        category: category ?? read?.category ?? 'Miscellaneous',
      };
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

/** Keeps what the server answered as the list that is known. */
export function useKeptAnswers(memberId: string) {
  const queryClient = useQueryClient();
  const queryKey = shoppingKey(memberId);
  return async (answer: Answer) => {
    // A list that was asked for before would come without it.
    const isAsked = queryClient.isFetching({ queryKey }) > 0;
    if (isAsked) await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<readonly ShoppingItem[]>(
      queryKey,
      (items) => items && afterAnswer(items, answer),
    );
    if (isAsked) void queryClient.invalidateQueries({ queryKey });
  };
}

function useFailureToast() {
  const t = useTranslations('shopping.failed');
  function titleOf(deed: Deed): string {
    if (deed.kind === 'clear') return t('clear');
    if (deed.kind === 'change') return t('change', { item: deed.item.item });
    if (deed.kind === 'remove') return t('remove', { item: deed.item.item });
    return deed.isUndo ? t('restore') : t('add', { item: deed.shown[0]?.item ?? '' });
  }
  return (error: unknown, deed: Deed, onRetry: () => void) => {
    const description = error instanceof ApiError ? (error.detail ?? t('server')) : t('network');
    const isFinal = error instanceof ApiError && error.status < 500;
    showToast({
      title: titleOf(deed),
      description,
      tone: 'destructive',
      ...(!isFinal && { action: { label: t('tryAgain'), onPress: onRetry } }),
    });
  };
}
