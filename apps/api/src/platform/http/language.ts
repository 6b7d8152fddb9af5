import { fallbackLanguage, type Language, preferredLanguage } from '@pomona/contract/languages';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Browsers send the same few headers over and over. */
const languages = new LRUCache({
  max: 500,
  memoMethod: (header: string): Language => preferredLanguage(header) ?? fallbackLanguage,
});

/** The language in which this caller wants to read. */
export function requestLanguage(request: FastifyRequest): Language {
  return languages.memo(request.headers['accept-language'] ?? '');
}
