import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** A connection for counting calls; it never makes a caller wait for a Redis that is away. */
export function openRedis(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 5000,
    commandTimeout: 500,
  });
  redis.on('error', (error: Error) => log.debug({ err: error }, 'redis cannot be reached'));
  return redis;
}
