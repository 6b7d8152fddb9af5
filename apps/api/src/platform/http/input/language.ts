import { fallbackLanguage, type Language, preferredLanguage } from '@pomona/contract/languages';
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

export function requestLanguage(request: FastifyRequest): Language {
  return languages.memo(request.headers['accept-language'] ?? '');
}
