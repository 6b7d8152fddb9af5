import type { ImageBatch } from '@pomona/contract/images';
import type { BatchRow, FailedItem } from './store.ts';

interface BatchCounts {
  total: number;
  done: number;
  failed: number;
}

export function presentBatch(
  { id, startedAt, endedAt, isCancelled }: BatchRow,
  counts: BatchCounts,
  failures: readonly FailedItem[],
): ImageBatch {
  return {
    id,
    state: endedAt === null ? 'running' : isCancelled ? 'cancelled' : 'done',
    ...counts,
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    failures: failures.map(({ recipeId, title, isReadable, reason }) => ({
      recipe: isReadable ? { id: recipeId, title } : null,
      reason: reason ?? 'failed',
    })),
  };
}
