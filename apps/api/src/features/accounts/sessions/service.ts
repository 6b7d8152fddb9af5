import { hash, randomUUID } from 'node:crypto';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import type { Clock, RandomSource } from '#platform/clock.ts';
import { networkOf } from '#platform/http/limits/networks.ts';
import type { Authenticate, Member } from '#platform/http/security/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { mayEnter } from '../policy.ts';
import { sessionsPerMember } from './lifetime.ts';
import { createRecentSessions, rightsChanged } from './recent.ts';
import {
  findLiveSession,
  findLiveSessions,
  findOpenSessions,
  insertSession,
  type LiveSession,
  type OpenSession,
  removeAllSessions,
  removeOtherSessions,
  removeSession,
  removeSpentSessions,
  updateLastUse,
} from './store.ts';

export interface Origin {
  address: string;
  userAgent: string;
}

export interface Sessions {
  /** Cached for seconds (`recent.ts`), except for the rights of administrators. */
  authenticate: Authenticate;
  /** Of these sessions those that are good now, past every cache: for sockets, which are checked all at once. */
  findMembers(sessionIds: string[]): Promise<ReadonlyMap<string, Member>>;
  /** Called with a member's id when their sessions or rights may have changed, in any process. */
  onRightsChanged(listener: (memberId: string) => void): void;
  /** Returns a new bearer token; only its hash is stored. */
  openSession(userId: string, origin: Origin): Promise<string>;
  /** `id` is the member's; `false` where they have no such session. */
  endSession(session: { sessionId: string; id: string }): Promise<boolean>;
  /** Every session of the member but this one. */
  endOtherSessions(session: { sessionId: string; id: string }): Promise<void>;
  /** Every session of the member; once `transaction` is through, `forgetMember` makes it known. */
  removeSessions(userId: string, transaction: Database): Promise<void>;
  forgetMember(userId: string): Promise<void>;
  /** A member's, the last used first. */
  listSessions(userId: string): Promise<OpenSession[]>;
}

interface SessionsParts {
  database: Database;
  bus: Bus;
  clock: Clock;
  databaseClock: DatabaseClock;
  random: RandomSource;
  log: { warn(details: object, message: string): void };
  hasDemo: boolean;
}

/** 256 random bits cannot be guessed: a plain hash is enough. */
const tokenBytes = 32;
/** Nothing else is worth a query. */
const tokenForm = /^[\w-]{43}$/;
const maxUserAgent = 300;

export function createSessions(parts: SessionsParts): Sessions {
  const { database, databaseClock, random, log, hasDemo } = parts;
  const recent = createRecentSessions(parts);

  const memberOf = (session: LiveSession | null): Member | null => {
    if (session === null || !mayEnter(session, hasDemo)) return null;
    const { sessionId, userId, name, isAdmin } = session;
    return { kind: 'member', id: userId, name, isAdmin, sessionId };
  };

  async function lookUp(key: string): Promise<Member | null> {
    const now = databaseClock();
    const look = () => findLiveSession(database, Buffer.from(key, 'base64'), now);
    const session = await recent.load(key, look);
    const member = memberOf(session);
    if (session?.isStale && member !== null) {
      // Reads must work while nothing can be written (disk full).
      await updateLastUse(database, session.sessionId, now).catch((err: unknown) =>
        log.warn({ err }, 'the last use of a session could not be written'),
      );
    }
    return member;
  }

  return {
    authenticate(token, { isFresh }) {
      if (!tokenForm.test(token)) return null;
      const key = hash('sha256', token, 'base64');
      const known = isFresh ? undefined : recent.find(key);
      return known === undefined ? lookUp(key) : memberOf(known);
    },

    onRightsChanged: (listener) =>
      void parts.bus.subscribe(rightsChanged, (memberId) => listener(String(memberId))),

    async findMembers(sessionIds) {
      const live = await findLiveSessions(database, sessionIds, databaseClock());
      return new Map(
        live.flatMap((session) => {
          const member = memberOf(session);
          return member === null ? [] : [[session.sessionId, member] as const];
        }),
      );
    },

    async openSession(userId, origin) {
      const token = random(tokenBytes).toString('base64url');
      const now = databaseClock();
      const session = {
        id: randomUUID(),
        userId,
        tokenHash: hash('sha256', token, 'buffer'),
        userAgent: printable(origin.userAgent),
        addressPrefix: networkOf(origin.address),
      };
      await insertSession(database, session, now);
      await removeSpentSessions(database, userId, { now, maxSessions: sessionsPerMember });
      await recent.forgetMember(userId);
      return token;
    },

    async endSession({ sessionId, id }) {
      const wasOpen = await removeSession(database, { id: sessionId, userId: id });
      await recent.forgetMember(id);
      return wasOpen;
    },

    async endOtherSessions({ sessionId, id }) {
      await removeOtherSessions(database, { id: sessionId, userId: id });
      await recent.forgetMember(id);
    },

    removeSessions: (userId, transaction) => removeAllSessions(transaction, userId),
    forgetMember: (userId) => recent.forgetMember(userId),

    listSessions: (userId) => findOpenSessions(database, userId, databaseClock()),
  };
}

function printable(userAgent: string): string {
  return userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, maxUserAgent);
}
