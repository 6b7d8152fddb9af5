import type { ReadRecipe, ReadRequest } from '@pomona/recipe-formats/read';
import { AppError } from '#platform/errors.ts';
import { workerModule } from '#platform/workers/worker-module.ts';
import { createWorkerPool } from '#platform/workers/worker-pool.ts';

/** Reads pages outside of the main thread, one at a time. */
export interface Reader {
  /**
   * The recipes in a page or text. Throws `import_not_read` where reading it takes too long or too much memory, and
   * `unavailable` where too many wait, or where the signal ends the wait.
   */
  read(request: ReadRequest, signal?: AbortSignal): Promise<ReadRecipe[]>;
  isIdle(): boolean;
  close(): Promise<void>;
}

export interface ReaderOptions {
  maxReadMilliseconds: number;
  /** The thread ends after this time without a request, and its memory comes back. */
  idleMilliseconds: number;
  maxQueued: number;
  /** Called with why a page could not be read. */
  onError(error: unknown): void;
}

/** For a page of 2 MB and the food table. */
const resourceLimits = {
  maxOldGenerationSizeMb: 128,
  maxYoungGenerationSizeMb: 16,
  stackSizeMb: 4,
};

export function createReader({ maxReadMilliseconds, onError, ...options }: ReaderOptions): Reader {
  const pool = createWorkerPool<ReadRequest, ReadRecipe[]>({
    ...options,
    runtime: 'worker_threads',
    module: workerModule(new URL('./read-worker.ts', import.meta.url)),
    maxWorkers: 1,
    maxTaskMilliseconds: maxReadMilliseconds,
    resourceLimits,
    env: {},
  });
  return {
    async read(request, signal) {
      try {
        return await pool.run(request, signal);
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (signal?.aborted) throw new AppError('unavailable', { cause: error });
        onError(error);
        throw new AppError('import_not_read', { cause: error });
      }
    },
    isIdle: () => pool.isIdle(),
    close: () => pool.close(),
  };
}
