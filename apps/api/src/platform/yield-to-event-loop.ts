import { setImmediate } from 'node:timers/promises';

/** To be awaited between the steps of long work: other callers are served in between. */
export const yieldToEventLoop = (): Promise<void> => setImmediate();

/** Milliseconds of many short steps after which other callers are served. */
const maxBusyMilliseconds = 5;

/** The same for many short steps: yields only where the steps since the last time took long. */
export function createPeriodicYield(now = () => performance.now()): () => Promise<void> {
  let yieldedAt = now();
  return async () => {
    if (now() - yieldedAt < maxBusyMilliseconds) return;
    await yieldToEventLoop();
    yieldedAt = now();
  };
}
