import { storageKeys } from '@pomona/contract/constants';
import { isLanguage, type Language } from '@pomona/contract/languages';
import type { FastifyRequest } from 'fastify';
import { addressLanguage, requestLanguage } from '#platform/http/input/language.ts';

/** The language of the address, else the one chosen in the switcher, which a cookie carries; else the browser's (I18N). */
export function pageLanguage(request: FastifyRequest): Language {
  const named = addressLanguage(request);
  if (named !== null) return named;
  const chosen = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === storageKeys.language)?.[1];
  return isLanguage(chosen) ? chosen : requestLanguage(request);
}
