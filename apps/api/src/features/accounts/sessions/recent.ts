import type { Clock } from '#platform/clock.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import type { LiveSession } from './store.ts';

/** Announced when sessions have ended or the rights of their owner have changed, with the owner's id. */
export const rightsChanged = 'accounts.rights';

/** A change made past every process and the bus (a hand in the database) is noticed within this time. */
const rememberedMilliseconds = 5000;
/** Beyond, those asked for longest ago are forgotten. */
const sessionsRemembered = 20_000;

interface Remembered {
  session: LiveSession;
  until: number;
}

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
  const remembered = new Map<string, Remembered>();
  // Grows with each thing forgotten: what was read before it may be out of date.
  let revocations = 0;

  function forget(isMeant: (session: LiveSession) => boolean): void {
    revocations += 1;
    for (const [key, { session }] of remembered) if (isMeant(session)) remembered.delete(key);
  }

  // They live as long as the process does, like the bus.
  bus.subscribe(rightsChanged, (userId) => forget((session) => session.userId === userId));
  bus.onReconnect(() => forget(() => true));

  return {
    find(key) {
      const found = remembered.get(key);
      if (found === undefined) return undefined;
      if (found.until > clock() && bus.isHealthy()) return found.session;
      remembered.delete(key);
      return undefined;
    },

    async load(key, look) {
      const before = revocations;
      const session = await look();
      if (session === null || before !== revocations) return session;
      const [oldest] = remembered.keys();
      if (remembered.size >= sessionsRemembered && oldest !== undefined) remembered.delete(oldest);
      remembered.set(key, { session, until: clock() + rememberedMilliseconds });
      return session;
    },

    forgetMember: (userId) => bus.publish(rightsChanged, userId),
  };
}
