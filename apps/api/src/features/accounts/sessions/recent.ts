import { LRUCache } from 'lru-cache';
import { maxAge } from '#platform/cache/cached-for.ts';
import type { Clock } from '#platform/clock.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import type { LiveSession } from './store.ts';

/** Announced when sessions have ended or the rights of their owner have changed, with the owner's id. */
export const rightsChanged = 'accounts.rights';

/** A change made past every process and the bus (a hand in the database) is noticed within this time. */
const maxAgeMilliseconds = 5000;
const maxSessions = 20_000;

/**
 * The sessions that were just looked up, so that the ten calls of a page ask the database once. What is revoked in
 * any process is told by the bus and forgotten here at once; while the bus is away nothing is remembered.
 */
export interface RecentSessions {
  /** By the hash of the token. */
  find(key: string): LiveSession | undefined;
  /** Looks up and remembers, unless something was revoked meanwhile. */
  load(key: string, look: () => Promise<LiveSession | null>): Promise<LiveSession | null>;
  /** Forgets everything that is known of a member, here and in the other processes. */
  forgetMember(userId: string): Promise<void>;
}

export function createRecentSessions({ bus, clock }: { bus: Bus; clock: Clock }): RecentSessions {
  const cache = new LRUCache<string, LiveSession>({
    ...maxAge(maxAgeMilliseconds, clock),
    max: maxSessions,
  });
  // Grows with each thing forgotten: what was read before it may be out of date.
  let revocations = 0;

  function forget(isMeant: (session: LiveSession) => boolean): void {
    revocations += 1;
    for (const [key, session] of cache) if (isMeant(session)) cache.delete(key);
  }

  // They live as long as the process does, like the bus.
  bus.subscribe(rightsChanged, (userId) => forget((session) => session.userId === userId));
  bus.onReconnect(() => forget(() => true));

  return {
    find: (key) => (bus.isHealthy() ? cache.get(key) : undefined),

    async load(key, look) {
      const before = revocations;
      const session = await look();
      if (session !== null && before === revocations) cache.set(key, session);
      return session;
    },

    forgetMember: (userId) => bus.publish(rightsChanged, userId),
  };
}
