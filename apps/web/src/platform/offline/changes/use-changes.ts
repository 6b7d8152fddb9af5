import { useMemo, useSyncExternalStore } from 'react';
import { useChangeQueue } from '#platform/services.tsx';
import type { Change } from './change.ts';
import { emptyState, type QueueState } from './parts.ts';

export function useQueueState(): QueueState {
  const queue = useChangeQueue();
  return useSyncExternalStore(queue.subscribe, queue.state, () => emptyState);
}

export function useChanges(memberId: string): readonly Change[] {
  const queue = useChangeQueue();
  const read = () => queue.state().changes;
  const changes = useSyncExternalStore(queue.subscribe, read, () => emptyState.changes);
  return useMemo(
    () => changes.filter((change) => change.memberId === memberId),
    [changes, memberId],
  );
}
