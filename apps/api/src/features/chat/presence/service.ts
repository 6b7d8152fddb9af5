import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChatEvent, type ChatUser, maxOnlineUsers } from '@pomona/contract/chat/live';
import type { FastifyBaseLogger } from 'fastify';
import { after, before, type DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { createRepeatedWork } from '#platform/repeated-work.ts';
import { createConnections } from './connections.ts';
import {
  insertPresences,
  listOnline,
  removePresences,
  removeProcessesBefore,
  touchProcess,
} from './store.ts';

/** Announced when somebody came to a process or left it. */
const presenceChanged = 'chat.presence';

/** Who is in the chat, whichever process they are connected to: each person once (CHAT-06). */
export interface Presence {
  /** `greet` is given the list as soon as it has the member in it. */
  enter(userId: string, greet: (event: ChatEvent) => void): void;
  leave(userId: string): void;
  close(): Promise<void>;
}

interface PresenceParts {
  database: Database;
  databaseClock: DatabaseClock;
  bus: Bus;
  log: FastifyBaseLogger;
  /** To every socket of this process. */
  send(...events: ChatEvent[]): void;
  graceMilliseconds?: number;
}

type Online = ReadonlyMap<string, ChatUser>;

/** Who loses the connection, or reloads the page, is back before anybody notices. */
const usualGraceMilliseconds = 5000;
const beatMilliseconds = 5000;
/** A process that said nothing for so long is dead. */
const expiryMilliseconds = 15_000;
const forgottenMilliseconds = 60_000;
/** Many who come at once are announced together. */
const pauseMilliseconds = 200;

export function createPresence(parts: PresenceParts): Presence {
  const { bus, log, send, graceMilliseconds = usualGraceMilliseconds } = parts;
  const here = createConnections(graceMilliseconds, () => work.wake());
  const stored = createStoredPresence(parts);
  let online: Online | null = null;
  let arriving: { userId: string; greet(event: ChatEvent): void }[] = [];

  async function perform(signal: AbortSignal): Promise<void> {
    if (here.userIds.size === 0 && online === null) return;
    if (await stored.write(here.userIds)) await bus.publish(presenceChanged, null);
    const now = await stored.read();
    if (online !== null) send(...differences(online, now));
    online = here.userIds.size === 0 ? null : now;
    for (const { userId, greet } of arriving) if (now.has(userId)) greet(onlineUsers(now));
    arriving = arriving.filter(({ userId }) => !now.has(userId) && here.userIds.has(userId));
    await wait(pauseMilliseconds, undefined, { signal, ref: false }).catch(() => {});
  }

  const work = createRepeatedWork({
    everyMilliseconds: beatMilliseconds,
    perform,
    onError: (err) => log.warn({ err }, 'who is in the chat could not be read'),
  });
  const stops = [
    bus.subscribe(presenceChanged, () => work.wake()),
    bus.onReconnect(() => work.wake()),
  ];

  return {
    enter(userId, greet) {
      if (online?.has(userId)) greet(onlineUsers(online));
      else arriving.push({ userId, greet });
      here.enter(userId);
      work.work();
    },
    leave: (userId) => here.leave(userId),
    async close() {
      for (const stop of stops) stop();
      here.close();
      arriving = [];
      await work.close();
      await stored.close(graceMilliseconds).catch((err: unknown) => {
        log.debug({ err }, 'the chat was not left');
      });
    },
  };
}

/** What the database knows of this process. */
function createStoredPresence({ database, databaseClock }: PresenceParts) {
  const processId = randomUUID();
  const stored = new Set<string>();
  const touch = (milliseconds: number) =>
    touchProcess(database, processId, after(databaseClock(), milliseconds));

  async function touchOrBegin(): Promise<void> {
    if (!(await touch(expiryMilliseconds))) return;
    // Others took it for dead.
    stored.clear();
    await removeProcessesBefore(database, before(databaseClock(), forgottenMilliseconds));
  }

  return {
    /** Returns whether anybody came or left. */
    async write(userIds: ReadonlySet<string>): Promise<boolean> {
      if (userIds.size > 0) await touchOrBegin();
      const come = [...userIds].filter((id) => !stored.has(id));
      const gone = [...stored].filter((id) => !userIds.has(id));
      await insertPresences(database, processId, come);
      for (const id of come) stored.add(id);
      await removePresences(database, processId, gone);
      for (const id of gone) stored.delete(id);
      return come.length + gone.length > 0;
    },
    async read(): Promise<Online> {
      const rows = await listOnline(database, databaseClock());
      return new Map(
        rows.map(({ id, name, avatar }) => [id, { user_id: id, username: name, avatar }]),
      );
    },
    /** Its people have the usual time to connect elsewhere. */
    async close(milliseconds: number): Promise<void> {
      if (stored.size > 0) await touch(milliseconds);
    },
  };
}

const onlineUsers = (online: Online): ChatEvent => ({
  type: 'online_users',
  users: [...online.values()].slice(0, maxOnlineUsers),
  count: online.size,
});

function differences(before: Online, now: Online): ChatEvent[] {
  const status = (action: 'joined' | 'left') => (user: ChatUser) =>
    ({ type: 'user_status', action, user, count: now.size }) as const;
  const left = [...before.values()].filter(({ user_id: id }) => !now.has(id));
  const joined = [...now.values()].filter(({ user_id: id }) => !before.has(id));
  return [...left.map(status('left')), ...joined.map(status('joined'))];
}
