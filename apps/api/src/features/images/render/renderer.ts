import { AppError } from '#platform/errors.ts';
import { workerModule } from '#platform/workers/worker-module.ts';
import { createWorkerPool } from '#platform/workers/worker-pool.ts';
import type { RenderKind, RenderRequest, RenderResult, RenderTasks } from './protocol.ts';

/** Draws and decodes outside of this process. */
export interface Renderer {
  /** Throws `unavailable` where too many tasks wait already or the process is lost, and the codes that tasks refuse their input with. */
  render<Kind extends RenderKind>(
    kind: Kind,
    input: RenderTasks[Kind]['input'],
  ): Promise<RenderTasks[Kind]['output']>;
  close(): Promise<void>;
}

interface RendererOptions {
  maxProcesses: number;
  maxQueued: number;
  /** 0 to 19; the higher, the more the process gives way to others. */
  niceness: number;
  maxTaskMilliseconds: number;
  idleMilliseconds: number;
}

/** Together they halve the memory of a process that draws: 284 MB at its peak without, 178 MB with them. */
const execArgv = ['--max-old-space-size=128', '--max-semi-space-size=4'];
const oneThread = { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' };

const retryAfterSeconds = 5;

/** Processes, not threads: `docs/decisions/0009`. */
export function createRenderer({ maxProcesses, niceness, ...options }: RendererOptions): Renderer {
  const pool = createWorkerPool<RenderRequest, RenderResult>({
    ...options,
    runtime: 'child_process',
    module: workerModule(new URL('./render-worker.ts', import.meta.url)),
    maxWorkers: maxProcesses,
    execArgv,
    argv: [String(niceness)],
    env: environment(),
  });
  return {
    async render(kind, input) {
      // The worker's result of a kind is what `RenderTasks` says; TypeScript cannot follow the kind there and back.
      const result = await pool.run({ kind, input } as RenderRequest).catch(asUnavailable);
      if ('errorCode' in result) throw new AppError(result.errorCode);
      return result.output as RenderTasks[typeof kind]['output'];
    },
    close: () => pool.close(),
  };
}

/** The process crashed or took too long: the next one may not. */
function asUnavailable(error: unknown): never {
  if (error instanceof AppError) throw error;
  throw new AppError('unavailable', { retryAfterSeconds, cause: error });
}

/** It decodes what strangers upload: it knows no secret. */
function environment(): Record<string, string> {
  const { PATH = '', SystemRoot = '' } = process.env;
  return { PATH, SystemRoot, ...oneThread };
}
