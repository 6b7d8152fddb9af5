import { Worker } from 'node:worker_threads';
import type { PictureWidth } from '@pomona/contract/images';
import type { PlatedRecipe } from '@pomona/plating/recipe';

export interface RenderOrder {
  id: number;
  recipe: PlatedRecipe;
}

interface RenderedSize {
  width: PictureWidth;
  bytes: Uint8Array;
}

export interface RenderAnswer {
  id: number;
  sizes: RenderedSize[];
  fault?: string;
}

export interface Renderer {
  /** Draws a recipe in every width. Orders are drawn one after another. */
  render(recipe: PlatedRecipe): Promise<RenderedSize[]>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(sizes: RenderedSize[]): void;
  reject(error: Error): void;
}

/**
 * Beside the bundle in production. In development and tests it is the source itself: Node does not hand `tsx` on to
 * threads, so the thread takes it up before it loads the file.
 */
function startWorker(): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  if (!isSource) return new Worker(new URL('./render-worker.js', import.meta.url));
  const file = new URL('./render-worker.ts', import.meta.url).href;
  const begin = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file}'); })`;
  return new Worker(begin, { eval: true, execArgv: [] });
}

/** A thread that starts with the first order, and again after it died. */
export function createRenderer(): Renderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  const failAll = (error: Error) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const open = (): Worker => {
    const started = startWorker();
    started.on('message', ({ id, sizes, fault }: RenderAnswer) => {
      const order = waiting.get(id);
      waiting.delete(id);
      // Only while something is drawn does the thread keep the process alive.
      if (waiting.size === 0) started.unref();
      if (fault === undefined) order?.resolve(sizes);
      else order?.reject(new Error(fault));
    });
    started.on('error', failAll);
    started.on('exit', () => failAll(new Error('The drawing thread has ended')));
    return started;
  };

  return {
    render(recipe) {
      worker ??= open();
      worker.ref();
      lastId += 1;
      const id = lastId;
      const answer = new Promise<RenderedSize[]>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      worker.postMessage({ id, recipe } satisfies RenderOrder);
      return answer;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
