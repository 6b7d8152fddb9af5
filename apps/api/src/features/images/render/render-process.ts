import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AppError } from '#platform/errors.ts';
import { places } from '#platform/places.ts';
import type { AnswerMessage, OrderKind, Orders } from './orders.ts';

export interface RenderProcessOptions {
  /** 0 to 19; higher gives way to others. */
  niceness: number;
  /** An order that takes longer is given up, and the process with it. */
  orderMilliseconds: number;
  /** The process ends after so long without an order, and its memory comes back. */
  idleMilliseconds: number;
}

export interface RenderProcess {
  /** One order at a time: the next may be given when the last was answered. */
  ask<Kind extends OrderKind>(kind: Kind, order: Orders[Kind]['order']): Promise<unknown>;
  close(): void;
}

/** Together they halve the memory of a process that draws: 284 MB at its peak without, 178 MB with them. */
const smallHeap = ['--max-old-space-size=128', '--max-semi-space-size=4'];
const oneThread = { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' };

/** Beside the bundle in production; in development and tests the source itself, read through tsx. */
function startProcess(niceness: number): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './render-worker.ts' : './render-worker.js', import.meta.url);
  const reader = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return fork(fileURLToPath(file), [String(niceness)], {
    cwd: places.root,
    execArgv: [...smallHeap, ...(isSource ? ['--import', reader()] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // In a session of its own Linux counts its time apart from the server's (see `giveWay` in the worker).
    detached: true,
    // It decodes what strangers send: it knows no secret.
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, ...oneThread },
  });
}

interface Open {
  id: number;
  timer: NodeJS.Timeout;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * A process that draws and decodes. Not a thread: it gives way to the server (niceness), a decoder that crashes takes
 * nothing with it, and its memory is given back. It starts with the first order, and again after it died.
 */
export function createRenderProcess(options: RenderProcessOptions): RenderProcess {
  let child: ChildProcess | null = null;
  let open: Open | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const settle = (finish: (order: Open) => void) => {
    const order = open;
    if (order === null) return;
    open = null;
    clearTimeout(order.timer);
    finish(order);
  };

  const end = (why: string) => {
    clearTimeout(idle);
    child?.removeAllListeners();
    child?.on('error', () => {});
    child?.kill('SIGKILL');
    child = null;
    settle(({ reject }) => reject(new Error(why)));
  };

  const begin = (): ChildProcess => {
    const started = startProcess(options.niceness);
    started.on('message', (message: AnswerMessage) => {
      if (message.id !== open?.id) return;
      rest(started);
      settle(({ resolve, reject }) => {
        if ('answer' in message) resolve(message.answer);
        else reject(message.code ? new AppError(message.code) : new Error(message.fault));
      });
    });
    started.on('error', (error) => end(`The drawing process failed: ${error.message}`));
    started.on('exit', () => end('The drawing process has ended'));
    return started;
  };

  /** Only while something is drawn does it keep this process alive. */
  const rest = (resting: ChildProcess) => {
    resting.unref();
    resting.channel?.unref();
    idle = setTimeout(() => end('The drawing process rests'), options.idleMilliseconds);
    idle.unref();
  };

  return {
    ask(kind, order) {
      clearTimeout(idle);
      child ??= begin();
      const asked = child;
      asked.ref();
      asked.channel?.ref();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => end('A drawing took too long'), options.orderMilliseconds);
        open = { id, timer, resolve, reject };
        asked.send({ id, kind, order }, (error) => {
          if (error) end(`The drawing process does not listen: ${error.message}`);
        });
      });
    },
    close: () => end('The drawing process was closed'),
  };
}
