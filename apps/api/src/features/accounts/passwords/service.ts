import { hash, verify } from '@node-rs/argon2';
import type { RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';

export interface Passwords {
  /** The PHC form that is stored; throws `unavailable` when too many wait. */
  hashPassword(password: string): Promise<string>;
  /**
   * Whether this is the password. For an account that does not exist, or that nobody can sign in to (`null`), the
   * same work is done and the answer is no, so that neither answer nor time tells which accounts exist.
   */
  isPassword(storedHash: string | null, password: string): Promise<boolean>;
}

/** argon2id (the library's default kind) as OWASP asks for it: 46 MiB, one pass, one lane. */
const cost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 } as const;

/** Two processors' worth of work and 92 MiB; more at once would make every answer slow. */
const hashesAtOnce = 2;

/** At some 50 ms each nobody waits longer than about two seconds. */
const maxQueue = 64;

const retryAfterSeconds = 2;

/** Accents typed as one character or as two are the same password. */
const normalised = (password: string) => password.normalize('NFC');

export function createPasswords(random: RandomSource): Passwords {
  const enqueue = createQueue(hashesAtOnce, maxQueue);
  const hashPassword = (password: string) => enqueue(() => hash(normalised(password), cost));
  // Begun at once, so that not even the first stranger waits for it; a failure shows when it is needed.
  const nobody = hash(random(32), cost);
  nobody.catch(() => {});
  return {
    hashPassword,
    async isPassword(storedHash, password) {
      const compared = storedHash ?? (await nobody);
      const isRight = await enqueue(() => verify(compared, normalised(password)));
      return isRight && storedHash !== null;
    },
  };
}

/** Runs tasks so many at once, in order of arrival; throws `unavailable` where the queue is full. */
export function createQueue(atOnce: number, longest: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= longest) throw new AppError('unavailable', { retryAfterSeconds });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      // The turn goes to whoever waits longest; only where nobody does it becomes free.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
