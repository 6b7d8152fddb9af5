import type { Database } from '#database/connect.ts';
import type { Clock, RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { insertChallenge, removeChallenge } from './store.ts';

/** Random values that a passkey has to sign, for a member's new passkey or (`null`) for a sign-in. */
export interface Challenges {
  makeChallenge(userId: string | null): Promise<string>;
  /** Throws `passkey_refused` unless it was made here, for this, and not used before. */
  useChallenge(challenge: string, userId: string | null): Promise<void>;
}

export const challengeMilliseconds = 5 * 60_000;
const challengeBytes = 32;

export function createChallenges(parts: {
  database: Database;
  clock: Clock;
  random: RandomSource;
}): Challenges {
  const { database, clock, random } = parts;
  return {
    async makeChallenge(userId) {
      const challenge = random(challengeBytes).toString('base64url');
      const now = clock();
      const expiresAt = new Date(now + challengeMilliseconds);
      await insertChallenge(database, { challenge, userId, expiresAt }, new Date(now));
      return challenge;
    },
    async useChallenge(challenge, userId) {
      const now = new Date(clock());
      const isOwn = await removeChallenge(database, { challenge, userId, now });
      if (!isOwn) throw new AppError('passkey_refused');
    },
  };
}
