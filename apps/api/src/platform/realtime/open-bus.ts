import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createRedisBus } from './redis-bus.ts';

/** Redis when it is named, else the database that is there anyway. */
export function openBus(
  places: { redisUrl: string | null; databaseUrl: string },
  log: Logger,
): Promise<Bus> {
  return places.redisUrl
    ? createRedisBus(places.redisUrl, log)
    : createPostgresBus(places.databaseUrl, log);
}
