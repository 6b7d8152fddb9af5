import type { Bus } from '#platform/realtime/bus.ts';

/** Messages may be late or lost. Less than a change takes from its commit to a request of who was told of it. */
const recheckMilliseconds = 2;

export interface CachedByVersionOptions<Value> {
  bus: Bus;
  topic: string;
  clock(): number;
  /** The version of the data that the value is computed from; grows with every change. */
  readVersion(): Promise<string>;
  compute(previous: Value | null): Promise<Value>;
}

export interface CachedByVersion<Value> {
  /** The value of the current data. Rejects where it cannot be computed; the next call tries again. */
  get(): Promise<Value>;
  close(): void;
}

/** However many callers there are, one computation runs and one waits, which begins late enough for all that wait. */
export function cachedByVersion<Value>(
  options: CachedByVersionOptions<Value>,
): CachedByVersion<Value> {
  const { bus, topic, clock, readVersion, compute } = options;
  let changes = 0;
  let cached: { value: Value; version: string; changes: number } | null = null;
  let running: { changes: number; refresh: Promise<Value> } | null = null;
  let queued: Promise<Value> | null = null;
  let checkedAt = 0;

  async function refresh(): Promise<Value> {
    const known = changes;
    checkedAt = clock();
    // The version first: what is read later can only be newer, and the next check then reads it again.
    const version = await readVersion();
    const value = cached?.version === version ? cached.value : await compute(cached?.value ?? null);
    cached = { value, version, changes: known };
    return value;
  }

  function start(): Promise<Value> {
    const started = refresh();
    running = { changes, refresh: started };
    const end = () => {
      running = null;
    };
    started.then(end, end);
    return started;
  }

  async function startAfter(previous: Promise<Value>): Promise<Value> {
    // Its failure belongs to earlier callers.
    await previous.catch(() => null);
    queued = null;
    return latest();
  }

  function latest(): Promise<Value> | Value {
    if (cached?.changes === changes) return cached.value;
    if (running === null) return start();
    if (running.changes === changes) return running.refresh;
    queued ??= startAfter(running.refresh);
    return queued;
  }

  const invalidate = () => {
    changes += 1;
  };
  const unsubscribe = bus.subscribe(topic, invalidate);
  // Messages published while the bus was away are lost.
  const unsubscribeReconnect = bus.onReconnect(invalidate);

  return {
    async get() {
      if (!bus.isHealthy() || clock() - checkedAt >= recheckMilliseconds) invalidate();
      return latest();
    },
    close() {
      unsubscribe();
      unsubscribeReconnect();
    },
  };
}
