import { hash, verify } from '@node-rs/argon2';
import type { RandomSource } from '#platform/clock.ts';
import { createTaskQueue } from '#platform/workers/task-queue.ts';

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

/** At some 50 ms each no caller waits longer than about two seconds. */
const maxQueued = 64;

/** Accents typed as one character or as two are the same password. */
const asTyped = (password: string) => password.normalize('NFC');

export function createPasswords(random: RandomSource): Passwords {
  const queue = createTaskQueue({ concurrency: hashesAtOnce, maxQueued });
  const hashPassword = (password: string) => queue.run(() => hash(asTyped(password), cost));
  // Begun at once, so that not even the first stranger waits for it; a failure shows when it is needed.
  const nobody = hash(random(32), cost);
  nobody.catch(() => {});
  return {
    hashPassword,
    async isPassword(storedHash, password) {
      const compared = storedHash ?? (await nobody);
      const isRight = await queue.run(() => verify(compared, asTyped(password)));
      return isRight && storedHash !== null;
    },
  };
}
