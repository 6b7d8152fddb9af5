import { randomBytes } from 'node:crypto';
import type { RenderPage } from '@pomona/contract/rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#platform/errors.ts';
import { logFailure } from '#platform/http/errors/error-handler.ts';
import { appErrorOf, type FaultClassifier, failureOf } from '#platform/http/errors/error-reply.ts';
import { originOf } from '#platform/http/input/origin.ts';
import { contentSecurityPolicy, pagePolicy } from '#platform/http/security/security-headers.ts';
import '#platform/http/route-config.ts';
import { failurePage } from './failure-page.ts';
import { pageLanguage } from './page-language.ts';

export interface PageParts {
  renderPage: RenderPage;
  faults: FaultClassifier;
  /** `null`: the scheme and host of each request. */
  publicUrl: string | null;
}

/** Addresses that are never pages: what the API and the files do not know there does not exist. */
const neverPages = /^\/(?:api|assets|metrics)(?:\/|$|\?)/;

/** Every other address is a page, rendered by the web client's own components; it knows which exist. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public', limit: 'read' },
    errorHandler: (error, request, reply) =>
      sendFailurePage(request, reply, appErrorOf(error, parts.faults)),
    handler: async (request, reply) => {
      if (neverPages.test(request.url)) return reply.callNotFound();
      const nonce = randomBytes(16).toString('base64');
      const page = await parts.renderPage({
        url: request.url,
        language: pageLanguage(request),
        origin: parts.publicUrl ?? originOf(request),
        nonce,
        read: (address) => readAsVisitor(app, address, request),
      });
      if (page.location !== undefined) reply.header('location', page.location);
      return asPage(reply, pagePolicy(nonce)).code(page.status).send(page.html);
    },
  });
}

/** What a language, a cookie and the moment decide is nobody else's to keep. */
function asPage(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept-Language, Cookie')
    .header('content-security-policy', policy);
}

/** In-process and without a token: what is rendered is what the world may read. It counts as a call of the reader. */
async function readAsVisitor(app: FastifyInstance, address: string, request: FastifyRequest) {
  const answer = await app.inject({
    method: 'GET',
    url: address,
    remoteAddress: request.ip,
    headers: {
      'x-request-id': request.id,
      'accept-language': pageLanguage(request),
    },
  });
  const isJson = String(answer.headers['content-type']).includes('application/json');
  const body: unknown = isJson ? answer.json() : null;
  return { status: answer.statusCode, body };
}

function sendFailurePage(
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
