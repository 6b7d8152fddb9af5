import { shareReading } from '#database/shared-reading.ts';

interface CachedByVersionOptions<Value> {
  /** The version of the data that the value is computed from; grows with every change. */
  readVersion(): Promise<unknown>;
  compute(previous: Value | null): Promise<Value>;
}

export interface CachedByVersion<Value> {
  /** The value of the data as it is after the call. Rejects where it cannot be computed; the next call tries again. */
  get(): Promise<Value>;
}

/** However many callers there are, one computation runs and one waits, which begins late enough for all that wait. */
export function cachedByVersion<Value>({
  readVersion,
  compute,
}: CachedByVersionOptions<Value>): CachedByVersion<Value> {
  let cached: { value: Value; version: unknown } | null = null;
  return {
    get: shareReading(async () => {
      // The version first: what is read later can only be newer, and the next call then reads it again.
      const version = await readVersion();
      if (cached !== null && cached.version === version) return cached.value;
      const value = await compute(cached?.value ?? null);
      cached = { value, version };
      return value;
    }),
  };
}
