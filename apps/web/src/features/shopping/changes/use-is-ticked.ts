import type { ShoppingItem } from '@pomona/contract/shopping';
import { useSyncExternalStore } from 'react';
import type { Change } from '#platform/offline/changes/change.ts';
import { useChangeQueue } from '#platform/services.tsx';
import { listChangeOf, shoppingKind } from './stored-change.ts';

/** Read by each line for itself: it shows a tick before the list around it is rendered again. */
export function useIsTicked({ id, checked }: Pick<ShoppingItem, 'id' | 'checked'>): boolean {
  const queue = useChangeQueue();
  const read = () => ticksIn(queue.state().changes).get(id) ?? checked;
  return useSyncExternalStore(queue.subscribe, read, () => checked);
}

type Ticks = ReadonlyMap<string, boolean>;
const known = new WeakMap<readonly Change[], Ticks>();

/** The last tick of each item that waits to be sent. */
function ticksIn(changes: readonly Change[]): Ticks {
  const found = known.get(changes);
  if (found !== undefined) return found;
  const ticks = new Map<string, boolean>();
  for (const change of changes) {
    if (change.kind !== shoppingKind || change.refusal !== null) continue;
    const mutation = listChangeOf(change);
    // An addition that was never sent carries its own ticks.
    if (mutation.kind === 'add')
      for (const { id, checked } of mutation.shown) ticks.set(id, checked);
    if (mutation.kind === 'change' && mutation.change.checked !== undefined)
      ticks.set(mutation.item.id, mutation.change.checked);
  }
  known.set(changes, ticks);
  return ticks;
}
