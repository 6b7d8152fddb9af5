import type { MessagePort } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { AppError } from '#platform/errors.ts';
import { createTaskQueue } from './task-queue.ts';

export interface WorkerPool<Task, Result> {
  /** Rejects with `unavailable` where too many tasks wait or the pool is closed, with an `Error` where the task failed or took too long. The signal ends a wait, not a task. A port of the task goes to its thread. */
  run(task: Task, signal?: AbortSignal, port?: MessagePort): Promise<Result>;
  isIdle(): boolean;
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  /** Threads start sooner; a process survives native crashes of the other and gives all of its memory back. */
  runtime: 'worker_threads' | 'child_process';
  /** Address of the module whose default export runs a task (`workerModule`). */
  module: string;
  maxWorkers: number;
  maxQueued: number;
  /** From the moment that a worker takes the task. */
  maxTaskMilliseconds: number;
  /** A worker without a task ends after this time. */
  idleMilliseconds: number;
  /** All of its environment: a worker that reads what strangers upload must know no secret. */
  env: Record<string, string>;
  resourceLimits?: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb: number };
  argv?: string[];
  execArgv?: string[];
}

const maxStartMilliseconds = 30_000;
const noTask = 'data:text/javascript,export default () => {}';

export function createWorkerPool<Task, Result>({
  maxWorkers,
  maxQueued,
  maxTaskMilliseconds,
  idleMilliseconds,
  module,
  ...options
}: WorkerPoolOptions): WorkerPool<Task, Result> {
  const pool = new Tinypool({
    ...options,
    filename: module,
    minThreads: 0,
    maxThreads: maxWorkers,
    idleTimeout: idleMilliseconds,
    serialization: 'advanced',
  });
  // Tinypool's own queue stands still when the last worker of a pool without a minimum ends.
  const queue = createTaskQueue({ concurrency: maxWorkers, maxQueued });
  let isClosed = false;
  let startError: unknown;
  pool.on('error', (error: unknown) => {
    startError = error;
  });

  async function runWithin<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>) {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), milliseconds);
    try {
      return await run(timeout.signal);
    } catch (error) {
      if (!timeout.signal.aborted) throw errorOf(error);
      throw new Error(`A task took longer than ${milliseconds} ms`, { cause: startError });
    } finally {
      clearTimeout(timer);
    }
  }

  async function runNow(task: Task, port?: MessagePort): Promise<Result> {
    if (isClosed) throw new Error('The pool is closed');
    // Loading the module can take longer than a task on a busy machine.
    if (pool.threads.length === 0)
      await runWithin(maxStartMilliseconds, (signal) =>
        pool.run(null, { filename: noTask, signal }),
      );
    const transfer = port && { transferList: [port] };
    return runWithin(
      maxTaskMilliseconds,
      (signal): Promise<Result> => pool.run(task, { signal, ...transfer }),
    );
  }

  return {
    async run(task, signal, port) {
      try {
        return await queue.run(() => runNow(task, port), signal);
      } catch (error) {
        throw isClosed ? new AppError('unavailable', { cause: error }) : error;
      }
    },
    isIdle: () => pool.threads.length === 0,
    async close() {
      isClosed = true;
      queue.clear();
      await pool.destroy();
    },
  };
}

/** From a process an error comes as a plain object. */
function errorOf(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const isError = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return new Error(String(isError ? thrown.message : thrown), { cause: thrown });
}
