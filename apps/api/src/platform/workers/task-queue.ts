import pLimit from 'p-limit';
import { AppError } from '#platform/errors.ts';

const retryAfterSeconds = 2;

export interface TaskQueue {
  /** Runs a task in order of arrival; rejects with `unavailable` where the queue is full, and at once when its signal ends the wait. */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
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
  let abandoned = 0;
  return {
    async run(task, signal) {
      signal?.throwIfAborted();
      const isFull = limit.pendingCount - abandoned >= maxQueued;
      if (isFull && limit.activeCount >= concurrency)
        throw new AppError('unavailable', { retryAfterSeconds });
      return new Promise((resolve, reject) => {
        let waiting: typeof task | null = task;
        const abandon = () => {
          if (waiting === null) return;
          waiting = null;
          abandoned += 1;
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', abandon, { once: true });
        const start = async () => {
          const started = waiting;
          waiting = null;
          if (started === null) abandoned -= 1;
          else await started().then(resolve, reject);
        };
        limit(start).catch(reject);
      });
    },
    clear() {
      limit.clearQueue();
      abandoned = 0;
    },
  };
}
