import type { ShoppingItem } from '@pomona/contract/shopping';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#platform/services.tsx';
import { afterMutation } from './list-mutations.ts';
import { shoppingQuery } from './queries.ts';
import { usePendingMutations } from './use-pending-mutations.ts';

/** The list as the server knows it, with what is on its way there done already. */
export function useShoppingList(memberId: string) {
  const api = useApi();
  const list = useQuery(shoppingQuery(api, memberId));
  const pending = usePendingMutations(memberId);
  const items = useMemo(
    () => pending.reduce<readonly ShoppingItem[]>(afterMutation, list.data ?? []),
    [pending, list.data],
  );
  return {
    items,
    isPending: list.isPending,
    isFailed: list.isError && !list.data,
    retry: list.refetch,
  };
}
