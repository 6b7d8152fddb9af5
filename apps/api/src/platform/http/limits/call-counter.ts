import type { Redis } from 'ioredis';

/** The window that calls are counted in. */
const windowMilliseconds = 60_000;

/** So many callers are remembered at once in a process; beyond, those counted longest ago are forgotten. */
const callersRemembered = 50_000;

/**
 * Counts a call under a key and tells how many milliseconds to wait, 0 when it is within `limit`. In memory the answer
 * is there at once: it is asked on every call.
 */
export type CountCall = (key: string, limit: number) => number | Promise<number>;

interface Window {
  count: number;
  endsAt: number;
}

/** Counts in this process. */
export function createMemoryCounter(now: () => number): (key: string, limit: number) => number {
  const windows = new Map<string, Window>();
  return (key, limit) => {
    const moment = now();
    const window = windows.get(key);
    if (window === undefined || window.endsAt <= moment) {
      // Set anew, so that the map stays in the order of the windows' ends.
      windows.delete(key);
      if (windows.size >= callersRemembered) forgetOldest(windows);
      windows.set(key, { count: 1, endsAt: moment + windowMilliseconds });
      return 0;
    }
    window.count += 1;
    return window.count > limit ? window.endsAt - moment : 0;
  };
}

function forgetOldest(windows: Map<string, Window>): void {
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}

/** Increments and, for the first call of a window, starts the window, in one step. */
const script = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/** Counts together with all processes. Limits are a courtesy: while Redis is away each process counts alone. */
export function createRedisCounter(redis: Redis, alone: CountCall): CountCall {
  return async (key, limit) => {
    try {
      const answer = await redis.eval(script, 1, `pomona:calls:${key}`, windowMilliseconds);
      const [count, left] = Array.isArray(answer) ? answer.map(Number) : [];
      return (count ?? 0) > limit ? Math.max(1, left ?? windowMilliseconds) : 0;
    } catch {
      return alone(key, limit);
    }
  };
}
