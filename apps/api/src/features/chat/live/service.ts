import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { Database } from '#database/connect.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import type { Hub } from '#platform/realtime/sockets/hub.ts';
import { createRepeatedWork } from '#platform/repeated-work.ts';
import { presentChange } from '../presenter.ts';
import { chatChanged, type Room } from '../room/service.ts';
import { listChanges } from '../store.ts';

/** The topic of every socket of the chat. */
export const chatTopic = 'chat';

/** Sends what changes in the room to the sockets of this process. */
export interface LiveChat {
  /** To be awaited before the first socket opens: nothing that is stored afterwards is missed. */
  start(): Promise<void>;
  close(): Promise<void>;
}

interface LiveParts {
  database: Database;
  bus: Bus;
  hub: Hub;
  room: Pick<Room, 'findRevision'>;
  log: FastifyBaseLogger;
}

/** What the bus lost is found within this time. */
const catchUpMilliseconds = 3000;
const maxChanges = 200;

const announcement = z.object({ revision: z.number() });

export function createLiveChat({ database, bus, hub, room, log }: LiveParts): LiveChat {
  let seen = 0;
  let starting: Promise<void> | null = null;

  /** Own changes, those of other processes and those that the bus lost come the same way, in one order. */
  async function sendChanges(): Promise<void> {
    for (;;) {
      const rows = await listChanges(database, { limit: maxChanges, after: seen });
      hub.send(chatTopic, ...rows.map((row) => presentChange(row, seen)));
      seen = rows.at(-1)?.revision ?? seen;
      if (rows.length < maxChanges) return;
    }
  }

  const reading = createRepeatedWork({
    everyMilliseconds: catchUpMilliseconds,
    perform: sendChanges,
    onError: (err) => log.warn({ err }, 'changes of the chat could not be read'),
  });
  const stops = [
    bus.subscribe(chatChanged, (payload) => {
      const { data } = announcement.safeParse(payload);
      if (data !== undefined && data.revision > seen) reading.wake();
    }),
    bus.onReconnect(() => reading.wake()),
  ];

  async function begin(): Promise<void> {
    seen = await room.findRevision();
    reading.work();
  }

  return {
    start() {
      starting ??= begin().catch((error: unknown) => {
        starting = null;
        throw error;
      });
      return starting;
    },
    async close() {
      for (const stop of stops) stop();
      await reading.close();
    },
  };
}
