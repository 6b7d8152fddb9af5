import { useMemo, useSyncExternalStore } from 'react';
import { useChangeQueue } from '#platform/services.tsx';
import type { Change } from './change.ts';
import { emptyState, type QueueState } from './parts.ts';

export function useQueueState(): QueueState {
  const queue = useChangeQueue();
  return useSyncExternalStore(queue.subscribe, queue.state, () => emptyState);
}

export function useChanges(memberId: string): readonly Change[] {
  const { changes } = useQueueState();
  return useMemo(
    () => changes.filter((change) => change.memberId === memberId),
    [changes, memberId],
  );
}
