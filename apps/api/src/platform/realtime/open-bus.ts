import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createRedisBus } from './redis-bus.ts';

/** Redis where it is configured, else the database, whose address may change between connections. */
export function openBus(
  addresses: { redisUrl: string | null; databaseUrl: () => string },
  log: FastifyBaseLogger,
): Promise<Bus> {
  return addresses.redisUrl
    ? createRedisBus(addresses.redisUrl, log)
    : createPostgresBus(addresses.databaseUrl, log);
}
