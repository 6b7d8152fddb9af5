import { fallbackLanguage, type Language, preferredLanguage } from '@pomona/contract/languages';
import type { FastifyRequest } from 'fastify';
import { remembered } from '#platform/bounded-memory.ts';

/** Browsers send the same few headers over and over. */
const languageOf = remembered(500, (header) => preferredLanguage(header) ?? fallbackLanguage);

/** The language in which this caller wants to read. */
export function requestLanguage(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language'] ?? '');
}
