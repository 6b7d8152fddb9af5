import type { ShoppingItem, ShoppingItemChange } from '@pomona/contract/shopping';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { useUndoToast } from '#product/changes/use-undo-toast.ts';
import { readingQuery } from '../queries.ts';
import { restoring, type TypedAddition, typing } from './additions.ts';
import type { ListMutation } from './list-mutation.ts';
import { useAppend } from './use-append.ts';

/** Ways to change the list. It is shown changed at once, and reaches the server when that can be reached (SHOP-09). */
export interface ShoppingChanges {
  /** Resolves to whether it was accepted. */
  add(addition: TypedAddition): Promise<boolean>;
  change(item: ShoppingItem, change: ShoppingItemChange): void;
  remove(item: ShoppingItem): void;
  clear(completed: readonly ShoppingItem[]): void;
}

export function useShoppingChanges(memberId: string): ShoppingChanges {
  const api = useApi();
  const language = useLocale();
  const queryClient = useQueryClient();
  const t = useTranslations('shopping.messages');
  const append = useAppend(memberId, null);
  const showUndo = useUndoToast(memberId);

  function take(removed: readonly ShoppingItem[], mutation: ListMutation, title: string): void {
    const appended = append(mutation);
    if (appended === null) return;
    showUndo(appended, { title, revert: () => append(restoring(removed, language)) });
  }

  return useStable({
    async add(addition) {
      const { queryKey } = readingQuery(api, language, addition.text);
      const read = queryClient.getQueryData(queryKey);
      return (await append(typing(addition, language, read))?.isAccepted) ?? false;
    },
    change: (item, change) => void append({ kind: 'change', item, change }),
    remove: (item) => take([item], { kind: 'remove', item }, t('removed', { item: item.item })),
    clear(completed) {
      const ids = completed.map(({ id }) => id);
      take(completed, { kind: 'clear', ids }, t('cleared', { count: ids.length }));
    },
  });
}

/** The same object at each render: of 500 lines only those that changed are rendered. */
function useStable(changes: ShoppingChanges): ShoppingChanges {
  const latest = useRef(changes);
  useLayoutEffect(() => {
    latest.current = changes;
  });
  const [stable] = useState<ShoppingChanges>(() => ({
    add: (addition) => latest.current.add(addition),
    change: (item, change) => latest.current.change(item, change),
    remove: (item) => latest.current.remove(item),
    clear: (completed) => latest.current.clear(completed),
  }));
  return stable;
}
