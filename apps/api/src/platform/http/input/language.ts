import { fallbackLanguage, type Language, preferredLanguage } from '@pomona/contract/languages';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { remembered } from '#platform/bounded-memory.ts';

const maxHeaderLength = 500;

const languageOf = remembered(500, (header): Language => {
  const headers = { 'accept-language': header.slice(0, maxHeaderLength) };
  // Not `languages(ours)`: that reads "fr-CA, en" as English.
  return preferredLanguage(new Negotiator({ headers }).languages()) ?? fallbackLanguage;
});

export function requestLanguage(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language'] ?? '');
}
