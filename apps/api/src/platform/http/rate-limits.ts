import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '#platform/errors.ts';
import { networkOf } from './networks.ts';
import './route-config.ts';

/** How often one person may call; `none` for what costs nothing to answer. */
export type Limit = 'none' | 'read' | 'write' | 'costly';

/**
 * Calls a minute. A page makes some ten reads, a person writes every few seconds at most; `costly` is for calls
 * that keep a processor or another service busy. Many people may share an address, so tokens are looked up
 * generously: that limit only keeps guessing away from the database.
 */
const callsAMinute = { read: 1200, write: 120, costly: 20, token: 6000 } as const;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface RateLimitOptions {
  /** Multiplies every limit; 0 switches them off. */
  factor: number;
  /** Where counts are kept when several processes share them. */
  redis: Redis | null;
}

type Count = (request: FastifyRequest) => Promise<void>;
export interface RateLimiters {
  /** Before a token is looked up. */
  countToken: Count;
  /** Once it is known who asks. */
  countCall: Count;
}

/** Counts calls by member, or by address for visitors, and refuses with `Retry-After` beyond the limit. */
export async function createRateLimiters(
  app: FastifyInstance,
  { factor, redis }: RateLimitOptions,
): Promise<RateLimiters> {
  if (factor === 0) return { countToken: async () => {}, countCall: async () => {} };
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    // Limits are a courtesy between callers: without Redis they are lifted, the product goes on.
    skipOnError: true,
    nameSpace: 'pomona-limit-',
    ...(redis ? { redis } : {}),
  });
  const limiter = (name: keyof typeof callsAMinute, key: (request: FastifyRequest) => string) =>
    refuseBeyond(
      app.createRateLimit({
        max: Math.ceil(callsAMinute[name] * factor),
        timeWindow: 60_000,
        keyGenerator: (request) => `${name}:${key(request)}`,
      }),
    );
  const countToken = limiter('token', (request) => networkOf(request.ip));
  const byLimit = {
    read: limiter('read', callerOf),
    write: limiter('write', callerOf),
    costly: limiter('costly', callerOf),
  };
  return {
    countToken,
    countCall: async (request) => {
      const limit = limitOf(request);
      if (limit !== 'none') await byLimit[limit](request);
    },
  };
}

function refuseBeyond(check: ReturnType<FastifyInstance['createRateLimit']>): Count {
  return async (request) => {
    const outcome = await check(request);
    if (outcome.isAllowed || !outcome.isExceeded) return;
    throw new AppError('too_many_requests', {
      retryAfterSeconds: Math.max(1, outcome.ttlInSeconds),
    });
  };
}

function callerOf(request: FastifyRequest): string {
  return request.viewer.kind === 'member' ? request.viewer.id : networkOf(request.ip);
}

function limitOf(request: FastifyRequest): Limit {
  return request.routeOptions.config?.limit ?? (reading.has(request.method) ? 'read' : 'write');
}
