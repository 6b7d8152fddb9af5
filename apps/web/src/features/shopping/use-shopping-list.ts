import { bearerProtocol } from '@pomona/contract/realtime/protocol';
import type { ShoppingItem } from '@pomona/contract/shopping';
import { shoppingCategories } from '@pomona/food/foods/categories';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useApi, useSession } from '#platform/services.tsx';
import { afterMutation } from './changes/list-mutation.ts';
import { useListChanges } from './changes/use-list-changes.ts';
import { useLiveList } from './live/use-live-list.ts';
import { shoppingKey, shoppingQuery } from './queries.ts';

/** The list as the server knows it, with what is on its way there done already. */
export function useShoppingList(memberId: string) {
  const api = useApi();
  const session = useSession();
  const list = useQuery(shoppingQuery(api, memberId));
  const { pending } = useListChanges(memberId, null);
  const current = useMemo(
    () => list.data && pending.reduce<readonly ShoppingItem[]>(afterMutation, list.data.items),
    [pending, list.data],
  );
  // The line that was ticked shows it at once; groups and counts of 500 take longer than a frame.
  const items = useDeferredValue(current);
  const ordered = pending.findLast((change) => change.kind === 'order')?.order;
  useLiveList({
    queryKey: shoppingKey(memberId),
    isOpen: true,
    revision: list.data?.revision,
    credentials: () => [bearerProtocol(session.token() ?? '')],
    // The next call finds the session ended, and says so.
    onAccessEnded: () => void list.refetch(),
  });
  const isFailed = list.isError && !list.data;
  return {
    items: items ?? [],
    categoryOrder: ordered ?? list.data?.category_order ?? shoppingCategories,
    isPending: items === undefined && !isFailed,
    isFailed,
    retry: list.refetch,
  };
}
