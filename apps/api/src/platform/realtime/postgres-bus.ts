import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';
import { decodeMessage, encodeMessage } from './messages.ts';

const channel = 'pomona';

/** Pauses between attempts to reconnect, growing to the last. */
const pauses = [50, 100, 250, 500, 1000];

/** A caller never waits longer: its write is durable, the message is only a hint. */
const maxPublishMilliseconds = 1000;

/** A dead connection is noticed within this time. */
const heartbeatMilliseconds = 10_000;

/** LISTEN/NOTIFY on a connection of its own: one of the pool would serve other callers and die unnoticed. */
export async function createPostgresBus(url: () => string, log: FastifyBaseLogger): Promise<Bus> {
  const self = randomUUID();
  const listeners = createListeners((error) => log.error({ err: error }, 'a bus listener failed'));
  const reconnected = createListeners((error) => log.error({ err: error }, 'a catch-up failed'));
  const state: { client: pg.Client | null; isClosed: boolean } = { client: null, isClosed: false };

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url(),
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    // Before connecting: an error without a listener ends the process.
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload }) => {
      const message = decodeMessage(payload ?? '');
      if (message && message.from !== self) listeners.notify(message.topic, message.payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    if (state.isClosed) await client.end();
    else state.client = client;
  };

  const lose = (client: pg.Client): void => {
    if (state.client !== client) return;
    state.client = null;
    void client.end().catch(() => {});
    if (!state.isClosed) void reconnect();
  };

  const reconnect = async (): Promise<void> => {
    log.warn('the bus has no connection');
    for (let attempt = 0; !state.isClosed; attempt += 1) {
      await wait(pauses[Math.min(attempt, pauses.length - 1)], undefined, { ref: false });
      if (state.isClosed) return;
      try {
        await connect();
        log.warn('the bus is connected again');
        reconnected.notify('reconnected', null);
        return;
      } catch (error) {
        log.debug({ err: error }, 'the bus cannot connect yet');
      }
    }
  };

  const heartbeat = setInterval(() => {
    const { client } = state;
    if (client) {
      Promise.race([client.query('SELECT 1'), rejectAfter(heartbeatMilliseconds / 2)]).catch(() =>
        lose(client),
      );
    }
  }, heartbeatMilliseconds);
  heartbeat.unref();

  // A database that is away does not delay the start; the bus connects when it can.
  await connect().catch(() => void reconnect());
  return {
    async publish(topic, payload) {
      const text = encodeMessage(self, topic, payload);
      listeners.notify(topic, payload);
      try {
        const sending = state.client?.query('SELECT pg_notify($1, $2)', [channel, text]);
        await Promise.race([sending, rejectAfter(maxPublishMilliseconds)]);
      } catch (error) {
        log.warn({ err: error, topic }, 'a message did not reach the other processes');
      }
    },
    subscribe: (topic, listener) => listeners.add(topic, listener),
    onReconnect: (listener) => reconnected.add('reconnected', listener),
    isHealthy: () => state.client !== null,
    async close() {
      state.isClosed = true;
      clearInterval(heartbeat);
      await state.client?.end();
    },
  };
}

async function rejectAfter(milliseconds: number): Promise<never> {
  await wait(milliseconds, undefined, { ref: false });
  throw new Error('no answer');
}
