import type { Language } from '@pomona/contract/languages';
import type { FastifyRequest } from 'fastify';
import { requestTimeZone } from '#platform/http/input/time-zone.ts';
import { pageLanguage } from '#platform/pages/page-language.ts';
import type { Origin } from './sessions/service.ts';

/** Where somebody signs in from. */
export interface Arrival extends Origin {
  timeZone: string;
  language: Language;
}

export function arrivalOf(request: FastifyRequest): Arrival {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    timeZone: requestTimeZone(request),
    language: pageLanguage(request),
  };
}
