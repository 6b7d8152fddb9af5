import type { FastifyRequest } from 'fastify';
import { requestTimeZone } from '#platform/http/input/time-zone.ts';
import type { Origin } from './sessions/service.ts';

/** Where somebody signs in from. */
export interface Arrival extends Origin {
  timeZone: string;
}

export function arrivalOf(request: FastifyRequest): Arrival {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    timeZone: requestTimeZone(request),
  };
}
