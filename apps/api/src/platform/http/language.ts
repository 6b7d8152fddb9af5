import { fallbackLanguage, type Language, preferredLanguage } from '@pomona/contract/languages';
import type { FastifyRequest } from 'fastify';

/** Browsers send the same few headers over and over. */
const known = new Map<string, Language>();
const headersKnown = 500;

/** The language in which this caller wants to read. */
export function requestLanguage(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? '';
  const found = known.get(header);
  if (found !== undefined) return found;
  const language = preferredLanguage(header) ?? fallbackLanguage;
  if (known.size >= headersKnown) known.clear();
  known.set(header, language);
  return language;
}
