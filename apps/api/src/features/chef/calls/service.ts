import { randomUUID } from 'node:crypto';
import type { ChefReply } from '@pomona/contract/chef/recipes';
import type { Database } from '#database/connect.ts';
import type { Clock, RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import {
  type CallKey,
  countAttempts,
  findCall,
  insertAttempt,
  lockMember,
  removeCallsBefore,
  storeReply,
  uncountAttempt,
} from './store.ts';

/** A call that was counted. */
export interface BegunCall {
  seed: number;
  /** Of the same call before. */
  reply: ChefReply | null;
  /** The reply of this call, which is that of the same call meanwhile where there is one. */
  finish(reply: ChefReply): Promise<ChefReply>;
  /** It could not be answered, and is not counted. */
  cancel(): Promise<void>;
}

export interface Calls {
  /** `id`: `null` where the call cannot be repeated. Throws `too_many_requests`, and `session_rejected` where the account is gone. */
  begin(userId: string, call: { id: string | null; seed: number | undefined }): Promise<BegunCall>;
}

interface CallsParts {
  database: Database;
  clock: Clock;
  random: RandomSource;
  /** Of one member, over all processes. */
  findMaxPerHour(): Promise<number>;
}

const hour = 3_600_000;
const rememberedMilliseconds = 24 * hour;

export function createCalls({ database, clock, random, findMaxPerHour }: CallsParts): Calls {
  async function requireRoom(transaction: Database, userId: string, maxPerHour: number) {
    if (!(await lockMember(transaction, userId))) throw new AppError('session_rejected');
    const now = clock();
    const { attempts, first } = await countAttempts(transaction, userId, new Date(now - hour));
    if (attempts < maxPerHour) return;
    const leftMilliseconds = (first?.getTime() ?? now) + hour - now;
    throw new AppError('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(leftMilliseconds / 1000)),
    });
  }

  async function countCall(key: CallKey, seed: number) {
    // Before the transaction, which would wait with its connection for another one.
    const maxPerHour = await findMaxPerHour();
    return database.transaction(async (transaction) => {
      await requireRoom(transaction, key.userId, maxPerHour);
      return insertAttempt(transaction, { ...key, seed, createdAt: new Date(clock()) });
    });
  }

  return {
    async begin(userId, { id, seed = random(4).readUInt32BE() >>> 1 }) {
      const key = { userId, id: id ?? randomUUID() };
      const forget = new Date(clock() - rememberedMilliseconds);
      await removeCallsBefore(database, forget);
      const known = id === null ? null : await findCall(database, key);
      const reply = known?.reply ?? null;
      const begunSeed = reply === null ? await countCall(key, seed) : (known?.seed ?? seed);
      return {
        seed: begunSeed,
        reply,
        finish: async (made) =>
          id === null ? made : ((await storeReply(database, key, made)) ?? made),
        cancel: () => uncountAttempt(database, key),
      };
    },
  };
}
