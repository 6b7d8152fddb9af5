import {
  fallbackLanguage,
  isLanguage,
  type Language,
  preferredLanguage,
} from '@pomona/contract/languages';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const maxHeaderLength = 500;

const languages = new LRUCache({ max: 500, memoMethod: languageIn });

function languageIn(header: string): Language {
  const headers = { 'accept-language': header.slice(0, maxHeaderLength) };
  // Not `languages(ours)`: that reads "fr-CA, en" as English.
  return preferredLanguage(new Negotiator({ headers }).languages()) ?? fallbackLanguage;
}

export function addressLanguage({ query }: FastifyRequest): Language | null {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return isLanguage(lang) ? lang : null;
}

/** The `lang` of an address stands before the header. */
export function requestLanguage(request: FastifyRequest): Language {
  return addressLanguage(request) ?? languages.memo(request.headers['accept-language'] ?? '');
}
