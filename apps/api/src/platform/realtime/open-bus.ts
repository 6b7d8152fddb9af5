import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createRedisBus } from './redis-bus.ts';

/** Redis when it is named, else the database that is there anyway (asked anew where it is at each reconnect). */
export function openBus(
  places: { redisUrl: string | null; databaseUrl: () => string },
  log: FastifyBaseLogger,
): Promise<Bus> {
  return places.redisUrl
    ? createRedisBus(places.redisUrl, log)
    : createPostgresBus(places.databaseUrl, log);
}
