import { hash, verify } from '@node-rs/argon2';
import type { RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';

export interface Passwords {
  /** In PHC format; throws `unavailable` when too many wait. */
  hashPassword(password: string): Promise<string>;
  /**
   * For an account that does not exist or has no password (`null`) the same work is done, so that neither answer nor time
   * reveals it.
   */
  isPassword(storedHash: string | null, password: string): Promise<boolean>;
}

/** argon2id (the library's default) with OWASP's parameters: 46 MiB, one pass, one lane. */
const cost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 } as const;

/** Two processors and 92 MiB. */
const hashesAtOnce = 2;

/** At some 50 ms each nobody waits longer than about two seconds. */
const maxQueue = 64;

const retryAfterSeconds = 2;

/** The same accent may be typed as one character or two. */
const normalised = (password: string) => password.normalize('NFC');

export function createPasswords(random: RandomSource): Passwords {
  const enqueue = createQueue(hashesAtOnce, maxQueue);
  const hashPassword = (password: string) => enqueue(() => hash(normalised(password), cost));
  // Started now, so that the first failed sign-in takes no longer.
  const dummyHash = hash(random(32), cost);
  dummyHash.catch(() => {});
  return {
    hashPassword,
    async isPassword(storedHash, password) {
      const hashToCheck = storedHash ?? (await dummyHash);
      const isRight = await enqueue(() => verify(hashToCheck, normalised(password)));
      return isRight && storedHash !== null;
    },
  };
}

/** Runs so many tasks at once, in order of arrival; throws `unavailable` where the queue is full. */
export function createQueue(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= maxWaiting) throw new AppError('unavailable', { retryAfterSeconds });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      // The slot goes to the task that has waited longest.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
