import { fallbackLanguage, type Language, preferredLanguage } from '@pomona/contract/languages';
import type { FastifyRequest } from 'fastify';

/** The language in which this caller wants to read. */
export function requestLanguage(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language']) ?? fallbackLanguage;
}
