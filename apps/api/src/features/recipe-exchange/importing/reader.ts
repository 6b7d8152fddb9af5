import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ReadOrder, ReadRecipe } from '@pomona/recipe-formats/read';
import { AppError } from '#platform/errors.ts';

/** Reads pages outside of the main thread. */
export interface Reader {
  /**
   * The recipes in a page or text. Throws `import_not_read` where reading it takes too long or too much memory, and `unavailable` where
   * too many wait.
   */
  read(order: ReadOrder): Promise<ReadRecipe[]>;
  /** Whether no thread runs. */
  isAtRest(): boolean;
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** A reading that takes longer is given up, and the thread with it. */
  readMilliseconds: number;
  /** The thread ends after so long without an order, and its memory comes back. */
  idleMilliseconds: number;
  /** How many may wait. */
  longestQueue: number;
  /** Told why a page could not be read. */
  onFault(error: Error): void;
}

/** For a page of 2 MB and the food table. */
const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** It reads what strangers send: it knows no secret. */
const threadOptions = { resourceLimits: heap, env: {} };

/** Beside the bundle in production; in development and tests the source itself, read through tsx. */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./read-worker.js', import.meta.url), threadOptions);
  }
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx'));
  const tsx = new URL('./esm/api/index.mjs', loader).href;
  const source = new URL('./read-worker.ts', import.meta.url).href;
  const start = `import('${tsx}').then(({ register }) => { register(); return import('${source}'); });`;
  return new Worker(start, { ...threadOptions, eval: true });
}

interface Waiting {
  order: ReadOrder;
  resolve(recipes: ReadRecipe[]): void;
  reject(error: AppError): void;
}

/** One thread, one page at a time; it starts with the first order, and again after it ended. */
export function createReader({
  readMilliseconds,
  idleMilliseconds,
  longestQueue,
  onFault,
}: ReaderOptions): Reader {
  const waiting: Waiting[] = [];
  let open: Waiting | null = null;
  let thread: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  /** Takes the order off the thread; the next one may begin. */
  const taken = (): Waiting | null => {
    clearTimeout(timer);
    const settled = open;
    open = null;
    next();
    return settled;
  };

  const end = async () => {
    clearTimeout(timer);
    const ended = thread;
    thread = null;
    ended?.removeAllListeners();
    ended?.on('error', () => {});
    await ended?.terminate();
  };

  /** Nothing comes back from a thread that broke or hangs: the next order gets a new one. */
  const giveUp = (fault: Error) => {
    onFault(fault);
    void end();
    taken()?.reject(new AppError('import_not_read', { cause: fault }));
  };

  const begin = (): Worker => {
    const started = startThread();
    started.on('message', ({ id, recipes }: { id: number; recipes: ReadRecipe[] }) => {
      if (id === lastId && open !== null) taken()?.resolve(recipes);
    });
    started.on('error', giveUp);
    started.on('exit', (code) => giveUp(new Error(`The thread ended with ${code}`)));
    return started;
  };

  const next = () => {
    const [first] = waiting;
    if (open !== null) return;
    if (first === undefined) {
      thread?.unref();
      timer = setTimeout(() => void end(), idleMilliseconds).unref();
      return;
    }
    waiting.shift();
    open = first;
    clearTimeout(timer);
    thread ??= begin();
    thread.ref();
    timer = setTimeout(() => {
      giveUp(new Error(`Reading took longer than ${readMilliseconds} ms`));
    }, readMilliseconds);
    lastId += 1;
    thread.postMessage({ id: lastId, order: first.order });
  };

  return {
    read(order) {
      if (waiting.length >= longestQueue)
        throw new AppError('unavailable', { retryAfterSeconds: 2 });
      return new Promise((resolve, reject) => {
        waiting.push({ order, resolve, reject });
        next();
      });
    },
    isAtRest: () => thread === null,
    async close() {
      const left = open === null ? waiting.splice(0) : [open, ...waiting.splice(0)];
      open = null;
      for (const { reject } of left) reject(new AppError('unavailable'));
      await end();
    },
  };
}
