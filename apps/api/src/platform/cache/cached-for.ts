import { LRUCache } from 'lru-cache';

interface CachedForOptions<Value> {
  milliseconds: number;
  clock(): number;
  compute(): Promise<Value>;
}

/** One value that is computed on demand and reused for a time; a failure is not cached. */
export function cachedFor<Value extends object>({
  milliseconds,
  clock,
  compute,
}: CachedForOptions<Value>): () => Promise<Value> {
  const cache = new LRUCache<'value', Value>({
    ...maxAge(milliseconds, clock),
    max: 1,
    fetchMethod: compute,
  });
  return () => cache.forceFetch('value');
}

/** Options of an lru-cache that forgets after this time: its own `ttl` still answers at the very millisecond. */
export function maxAge(milliseconds: number, clock: () => number) {
  return { ttl: milliseconds - 1, perf: { now: clock }, ttlResolution: 0 };
}
