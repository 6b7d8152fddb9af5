import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis, type RedisOptions } from 'ioredis';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';
import { decodeMessage, encodeMessage } from './messages.ts';

const channel = 'pomona';
const heartbeatMilliseconds = 10_000;
const maxPauseMilliseconds = 1000;

/** A caller never waits for a Redis that is away: its write is durable, the message is only a hint. */
const options = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 5000,
  commandTimeout: 1000,
  retryStrategy: (attempt) => Math.min(attempt * 50, maxPauseMilliseconds),
} satisfies RedisOptions;

/** The bus on Redis or Valkey: one connection publishes, one subscribes; both reconnect by themselves. */
export async function createRedisBus(url: string, log: FastifyBaseLogger): Promise<Bus> {
  const self = randomUUID();
  const listeners = createListeners((error) => log.error({ err: error }, 'a bus listener failed'));
  const reconnected = createListeners((error) => log.error({ err: error }, 'a catch-up failed'));
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, { ...options, autoResubscribe: false });
  const state = { isListening: false, hasListened: false, listening: Promise.resolve() };

  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => log.debug({ err: error }, 'the bus cannot connect yet'));
  }
  subscriber.on('message', (_channel: string, text: string) => {
    const message = decodeMessage(text);
    if (message && message.from !== self) listeners.notify(message.topic, message.payload);
  });
  subscriber.on('close', () => {
    if (state.isListening) log.warn('the bus has no connection');
    state.isListening = false;
  });
  const listen = async (): Promise<void> => {
    await subscriber.subscribe(channel);
    state.isListening = true;
    if (state.hasListened) {
      log.warn('the bus is connected again');
      reconnected.notify('reconnected', null);
    }
    state.hasListened = true;
  };
  subscriber.on('ready', () => {
    // The connection was lost again in between: the next connection tries again.
    state.listening = listen().catch(() => subscriber.disconnect(true));
  });
  const heartbeat = setInterval(() => {
    if (state.isListening) subscriber.ping().catch(() => subscriber.disconnect(true));
  }, heartbeatMilliseconds);
  heartbeat.unref();

  // A Redis that is away does not delay the start; the bus connects when it can.
  await Promise.allSettled([publisher.connect(), subscriber.connect()]);
  await state.listening;
  return {
    async publish(topic, payload) {
      const text = encodeMessage(self, topic, payload);
      listeners.notify(topic, payload);
      try {
        await publisher.publish(channel, text);
      } catch (error) {
        log.warn({ err: error, topic }, 'a message did not reach the other processes');
      }
    },
    subscribe: (topic, listener) => listeners.add(topic, listener),
    onReconnect: (listener) => reconnected.add('reconnected', listener),
    isHealthy: () => state.isListening && publisher.status === 'ready',
    async close() {
      clearInterval(heartbeat);
      state.isListening = false;
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
