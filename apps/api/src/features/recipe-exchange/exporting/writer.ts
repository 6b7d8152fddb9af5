import { AppError } from '#platform/errors.ts';
import { workerModule } from '#platform/workers/worker-module.ts';
import { createWorkerPool } from '#platform/workers/worker-pool.ts';
import type { WriteRequest } from './write-worker.ts';

/** Writes recipes in file formats outside of the main thread, one at a time. */
export interface Writer {
  /** One text for each format. Throws `unavailable` where it takes too long or too many wait. */
  write(request: WriteRequest): Promise<string[]>;
  close(): Promise<void>;
}

export interface WriterOptions {
  maxWriteMilliseconds: number;
  /** The thread ends after this time without a request, and its memory comes back. */
  idleMilliseconds: number;
  /** An archive waits for one recipe at a time. */
  maxQueued: number;
  /** Called with why a recipe could not be written. */
  onError(error: unknown): void;
}

/** For the food table and the largest recipe. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

export function createWriter({ maxWriteMilliseconds, onError, ...options }: WriterOptions): Writer {
  const pool = createWorkerPool<WriteRequest, string[]>({
    ...options,
    runtime: 'worker_threads',
    module: workerModule(new URL('./write-worker.ts', import.meta.url)),
    maxWorkers: 1,
    maxTaskMilliseconds: maxWriteMilliseconds,
    resourceLimits,
    env: {},
  });
  return {
    async write(request) {
      try {
        return await pool.run(request);
      } catch (error) {
        if (error instanceof AppError) throw error;
        onError(error);
        throw new AppError('unavailable', { cause: error });
      }
    },
    close: () => pool.close(),
  };
}
