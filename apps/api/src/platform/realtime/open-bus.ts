import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';
import { createPostgresBus } from './postgres-bus.ts';

/** Redis where it is configured, else the database, whose address may change between connections. */
export async function openBus(
  addresses: { redisUrl: string | null; databaseUrl: () => string },
  log: FastifyBaseLogger,
): Promise<Bus> {
  if (addresses.redisUrl === null) return createPostgresBus(addresses.databaseUrl, log);
  return (await import('./redis-bus.ts')).createRedisBus(addresses.redisUrl, log);
}
