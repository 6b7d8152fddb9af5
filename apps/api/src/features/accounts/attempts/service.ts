import { createHash } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { networkOf } from '#platform/http/limits/networks.ts';
import {
  type AttemptLimit,
  grantLimits,
  resetLimits,
  retentionMilliseconds,
  signInLimits,
  signUpLimit,
  windowAt,
} from './limits.ts';
import {
  insertAttempt,
  isKnownNetwork,
  removeAttempt,
  removeAttemptsBefore,
  upsertKnownNetwork,
} from './store.ts';

/** Uncounts an attempt that did not fail. */
type Forgive = () => Promise<void>;

export interface Attempts {
  /** Counts before the password is checked; throws `too_many_attempts`. `userId`: the account with this e-mail, if there is one. */
  countSignIn(entry: { email: string; userId: string | null }, address: string): Promise<Forgive>;
  countSignUp(address: string): Promise<Forgive>;
  countReset(email: string, address: string): Promise<void>;
  /** Throws `too_many_requests`. */
  countGrant(memberId: string | null, address: string): Promise<void>;
  isKnownNetwork(userId: string, address: string): Promise<boolean>;
  /** The account has signed in from there. */
  rememberNetwork(userId: string, address: string): Promise<void>;
}

interface AttemptsParts {
  database: Database;
  clock: Clock;
  /** Multiplies every limit; 0 switches them off. */
  factor: number;
}

interface Counter {
  key: string;
  limit: AttemptLimit;
}

/** Counts are rows, so that every process sees them and they outlive a restart. */
export function createAttempts({ database, clock, factor }: AttemptsParts): Attempts {
  async function countAll(
    counters: readonly Counter[],
    code: 'too_many_attempts' | 'too_many_requests' = 'too_many_attempts',
  ): Promise<Forgive> {
    if (factor === 0) return async () => {};
    const counted: { key: string; start: Date }[] = [];
    for (const { key, limit } of counters) {
      const { start, leftSeconds } = windowAt(clock(), limit);
      const count = await insertAttempt(database, key, start);
      if (count === 1) await forgetOld();
      // A refused attempt is not counted in the further counters: a blocked network must not block accounts.
      if (count > Math.ceil(limit.max * factor)) {
        throw new AppError(code, { retryAfterSeconds: leftSeconds });
      }
      counted.push({ key, start });
    }
    return async () => {
      for (const { key, start } of counted) await removeAttempt(database, key, start);
    };
  }

  const forgetOld = () => removeAttemptsBefore(database, new Date(clock() - retentionMilliseconds));

  return {
    async countSignIn({ email, userId }, address) {
      const network = networkOf(address);
      // The database decides which spellings are one e-mail.
      const account = userId ?? emailKey(email);
      const isKnown = userId !== null && (await isKnownNetwork(database, userId, network));
      const counters: Counter[] = [
        { key: `sign-in:network:${network}`, limit: signInLimits.network },
        { key: `sign-in:both:${network}:${account}`, limit: signInLimits.networkAndAccount },
      ];
      if (!isKnown) {
        counters.push({ key: `sign-in:account:${account}`, limit: signInLimits.account });
      }
      return countAll(counters);
    },
    rememberNetwork: (userId, address) =>
      upsertKnownNetwork(database, { userId, network: networkOf(address), now: clock() }),
    async countReset(email, address) {
      await countAll([
        { key: `reset:network:${networkOf(address)}`, limit: resetLimits.network },
        { key: `reset:email:${emailKey(email)}`, limit: resetLimits.email },
      ]);
    },
    async countGrant(memberId, address) {
      const own =
        memberId === null
          ? { key: 'grant:visitors', limit: grantLimits.visitors }
          : { key: `grant:member:${memberId}`, limit: grantLimits.member };
      const network = { key: `grant:network:${networkOf(address)}`, limit: grantLimits.network };
      await countAll([network, own], 'too_many_requests');
    },
    isKnownNetwork: (userId, address) => isKnownNetwork(database, userId, networkOf(address)),
    countSignUp: (address) =>
      countAll([{ key: `sign-up:network:${networkOf(address)}`, limit: signUpLimit }]),
  };
}

/** How the keys of an account's counters end. */
export const attemptKeysOf = ({ id, email }: { id: string; email: string }): string[] => [
  id,
  emailKey(email),
];

/** Hashed, because e-mails without an account are counted as well. */
function emailKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);
}
