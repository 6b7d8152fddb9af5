import { AppError } from '#platform/errors.ts';
import type { OrderKind, Orders } from './orders.ts';
import { createRenderProcess, type RenderProcessOptions } from './render-process.ts';

/** Draws and decodes outside this process. */
export interface Renderer {
  /** Throws `unavailable` where too many wait already, and whatever the order itself fails with. */
  ask<Kind extends OrderKind>(
    kind: Kind,
    order: Orders[Kind]['order'],
  ): Promise<Orders[Kind]['answer']>;
  close(): void;
}

interface RendererOptions extends RenderProcessOptions {
  processes: number;
  /** How many orders may wait. */
  longestQueue: number;
}

/** Several processes behind one queue. */
export function createRenderer({ processes, longestQueue, ...options }: RendererOptions): Renderer {
  const free = Array.from({ length: processes }, () => createRenderProcess(options));
  const all = [...free];
  const waiting: (() => void)[] = [];

  const takeProcess = async () => {
    while (free.length === 0) {
      if (waiting.length >= longestQueue)
        throw new AppError('unavailable', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return free.shift();
  };

  return {
    async ask(kind, order) {
      const taken = await takeProcess();
      if (taken === undefined) throw new Error('No drawing process is free');
      try {
        // The process answers each kind with what `Orders` says.
        return (await taken.ask(kind, order)) as Orders[typeof kind]['answer'];
      } finally {
        free.push(taken);
        waiting.shift()?.();
      }
    },
    close() {
      for (const each of all) each.close();
    },
  };
}
