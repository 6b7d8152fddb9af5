import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '#platform/errors.ts';
import { isInternalRequest } from '../internal-requests.ts';
import '../route-config.ts';
import { viewerIdOf } from '../security/viewer.ts';
import type { Limit } from './limit.ts';
import { networkOf } from './networks.ts';

/** A page makes some ten reads and shows dozens of pictures. `token` only keeps guessing away from the database: many may share an address. */
const callsPerMinute = {
  ...{ read: 1200, picture: 6000, write: 120, costly: 20, token: 6000 },
  link: 120,
} as const;

const windowMilliseconds = 60_000;

type Name = keyof typeof callsPerMinute;

/** In each limit's LRU cache. */
const maxCallers = 10_000;

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Each throws `too_many_requests` beyond the limit. */
export interface RateLimits {
  /** Before a token is looked up: by address. */
  countToken(request: FastifyRequest): Promise<void>;
  /** Once the viewer is known: by member, or by address for visitors. */
  countCall(request: FastifyRequest): Promise<void>;
}

export interface RateLimitOptions {
  factor: number;
  /** `null`: each process counts by itself. */
  redis: Redis | null;
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** For `authoriseEveryRoute`: the plugin's own hook would run before the viewer is known. */
export async function createRateLimits(
  app: FastifyInstance,
  { factor, redis }: RateLimitOptions,
): Promise<RateLimits> {
  if (factor === 0) return { countToken: async () => {}, countCall: async () => {} };
  const local = await createLimiters(app, factor, null);
  const shared = redis && (await createLimiters(app, factor, redis));

  async function count(name: Name, request: FastifyRequest): Promise<void> {
    // While Redis is away each process counts alone.
    const result = shared
      ? await shared[name](request).catch(() => local[name](request))
      : await local[name](request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, result.ttl / 1000) });
  }

  return {
    countToken: (request) => count('token', request),
    async countCall(request) {
      const limit = limitOf(request);
      if (limit !== 'none' && !isInternalRequest(request)) await count(limit, request);
    },
  };
}

async function createLimiters(
  app: FastifyInstance,
  factor: number,
  redis: Redis | null,
): Promise<Record<Name, Limiter>> {
  let scope = app;
  // The plugin has one store for each scope.
  await app.register(async (child) => {
    scope = child;
    await child.register(rateLimit, {
      global: false,
      timeWindow: windowMilliseconds,
      cache: maxCallers,
      ...(redis ? { redis, nameSpace: 'pomona:calls:' } : {}),
    });
  });
  const limiterOf = (name: Name, keyOf: (request: FastifyRequest) => string) =>
    scope.createRateLimit({
      max: Math.ceil(callsPerMinute[name] * factor),
      keyGenerator: (request) => `${name}:${keyOf(request)}`,
    });
  return {
    read: limiterOf('read', callerOf),
    picture: limiterOf('picture', callerOf),
    write: limiterOf('write', callerOf),
    costly: limiterOf('costly', callerOf),
    link: limiterOf('link', callerOf),
    token: limiterOf('token', (request) => networkOf(request.ip)),
  };
}

function callerOf(request: FastifyRequest): string {
  return viewerIdOf(request.viewer) ?? networkOf(request.ip);
}

function limitOf(request: FastifyRequest): Limit {
  return (
    request.routeOptions.config?.limit ?? (readingMethods.has(request.method) ? 'read' : 'write')
  );
}
