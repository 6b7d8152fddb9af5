import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';
import type { CountCall } from './call-counter.ts';
import type { Limit } from './limit.ts';
import { networkOf } from './networks.ts';
import '#platform/http/route-config.ts';

/**
 * Calls a minute. A page makes some ten reads, a person writes every few seconds at most; `costly` is for calls
 * that keep a processor or another service busy. A page shows dozens of pictures, which count by themselves. Many
 * people may share an address, so tokens are looked up generously: that limit only keeps guessing away from the
 * database.
 */
const callsAMinute = { read: 1200, picture: 6000, write: 120, costly: 20, token: 6000 } as const;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Counts a call, and throws `too_many_requests` beyond the limit; a promise only where counting takes one. */
export interface RateLimits {
  /** Before a token is looked up: by address. */
  countToken(request: FastifyRequest): void | Promise<void>;
  /** Once it is known who asks: by member, or by address for visitors. */
  countCall(request: FastifyRequest): void | Promise<void>;
}

/** `factor` multiplies every limit; 0 switches them off. */
export function createRateLimits(count: CountCall, factor: number): RateLimits {
  const countAs = (name: keyof typeof callsAMinute, caller: string) => {
    const wait = count(`${name}:${caller}`, Math.ceil(callsAMinute[name] * factor));
    return typeof wait === 'number' ? refuse(wait) : wait.then(refuse);
  };
  return {
    countToken(request) {
      if (factor > 0) return countAs('token', networkOf(request.ip));
    },
    countCall(request) {
      const limit = limitOf(request);
      if (factor > 0 && limit !== 'none') return countAs(limit, callerOf(request));
    },
  };
}

function refuse(waitMilliseconds: number): void {
  if (waitMilliseconds === 0) return;
  throw new AppError('too_many_requests', { retryAfterSeconds: waitMilliseconds / 1000 });
}

function callerOf(request: FastifyRequest): string {
  return request.viewer.kind === 'member' ? request.viewer.id : networkOf(request.ip);
}

function limitOf(request: FastifyRequest): Limit {
  return request.routeOptions.config?.limit ?? (reading.has(request.method) ? 'read' : 'write');
}
