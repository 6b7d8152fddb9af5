import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { ListMutation } from './list-mutations.ts';
import { changesKey } from './queries.ts';

/**
 * What is on its way to the server. Not `useMutationState`: that reports a turn later, and by then React has put a
 * ticked checkbox back.
 */
export function usePendingMutations(memberId: string): readonly ListMutation[] {
  const cache = useQueryClient().getMutationCache();
  const [store] = useState(() => {
    let last: readonly ListMutation[] = [];
    return {
      subscribe: (listener: () => void) => cache.subscribe(listener),
      read() {
        const found = cache.findAll({ mutationKey: changesKey(memberId), status: 'pending' });
        last = replaceEqualDeep(
          last,
          found.map(({ state }) => state.variables as ListMutation),
        );
        return last;
      },
    };
  });
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
