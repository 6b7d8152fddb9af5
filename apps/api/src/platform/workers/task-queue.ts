import pLimit from 'p-limit';
import { AppError } from '#platform/errors.ts';

const retryAfterSeconds = 2;

export interface TaskQueue {
  /** Runs a task in order of arrival; rejects with `unavailable` where the queue is full. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  clear(): void;
}

/** Runs so many tasks at once; so many more may wait. */
export function createTaskQueue({
  concurrency,
  maxQueued,
}: {
  concurrency: number;
  maxQueued: number;
}): TaskQueue {
  const limit = pLimit({ concurrency, rejectOnClear: true });
  return {
    async run(task) {
      const isFull = limit.activeCount >= concurrency && limit.pendingCount >= maxQueued;
      if (isFull) throw new AppError('unavailable', { retryAfterSeconds });
      return limit(task);
    },
    clear: () => limit.clearQueue(),
  };
}
