import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#platform/errors.ts';
import { logFailure } from '#platform/http/errors/error-handler.ts';
import { failureOf } from '#platform/http/errors/error-reply.ts';
import { acceptedEncoding } from '#platform/http/replies/encoding.ts';
import { contentSecurityPolicy, pagePolicy } from '#platform/http/security/security-headers.ts';
import { keepUnlisted } from '#platform/http/security/unlisted.ts';
import { failurePage } from './failure-page.ts';
import type { Page } from './page-cache.ts';
import { gzippedDocument, plainDocument } from './page-document.ts';
import { pageLanguage } from './page-language.ts';

/** Sends a page with a nonce of its own. It depends on a cookie and on the moment: no shared cache may store it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  cacheControl = 'private, no-cache',
): FastifyReply {
  // Random bytes would be fetched for each response; of these the runtime keeps a supply.
  const nonce = randomUUID();
  asPage(reply, pagePolicy(nonce)).header('cache-control', cacheControl).code(page.status);
  if (page.isUnlisted) keepUnlisted(reply);
  if (page.location !== undefined) reply.header('location', page.location);
  if (acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'identity')
    return reply.send(plainDocument(page.document, nonce));
  return reply.header('content-encoding', 'gzip').send(gzippedDocument(page.document, nonce));
}

export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
): FastifyReply {
  logFailure(request, error);
  const language = pageLanguage(request);
  const { status, headers } = failureOf(error, language, request.id);
  return asPage(reply, contentSecurityPolicy)
    .code(status)
    .headers(headers)
    .send(failurePage({ code: error.code, language, requestId: request.id }));
}

function asPage(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    .header('content-security-policy', policy);
}
