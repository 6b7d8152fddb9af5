import { AppError } from '#platform/errors.ts';
import { workerModule } from '#platform/workers/worker-module.ts';
import { createWorkerPool } from '#platform/workers/worker-pool.ts';
import type { FileRequest, GlucoseFile, ReadFile } from './read-file.ts';

/** Reads files outside of the main thread, one at a time. */
export interface GlucoseFileReader {
  /**
   * Throws `glucose_file_unknown`, `glucose_file_too_large`, `import_not_read` where it takes too long or too much memory,
   * and `unavailable` where too many wait.
   */
  read(request: FileRequest, signal?: AbortSignal): Promise<GlucoseFile>;
  close(): Promise<void>;
}

/** For 200,000 rows. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
const limits = { maxTaskMilliseconds: 30_000, idleMilliseconds: 10_000, maxQueued: 10 };

export function createGlucoseFileReader(onError: (error: unknown) => void): GlucoseFileReader {
  const pool = createWorkerPool<FileRequest, ReadFile>({
    ...limits,
    runtime: 'worker_threads',
    module: workerModule(new URL('./glucose-worker.ts', import.meta.url)),
    maxWorkers: 1,
    resourceLimits,
    env: {},
  });
  return {
    async read(request, signal) {
      const file = await pool.run(request, signal).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        if (signal?.aborted) throw new AppError('unavailable', { cause: error });
        onError(error);
        throw new AppError('import_not_read', { cause: error });
      });
      if (file === 'unknown') throw new AppError('glucose_file_unknown');
      if (file === 'too_large') throw new AppError('glucose_file_too_large');
      return file;
    },
    close: () => pool.close(),
  };
}
