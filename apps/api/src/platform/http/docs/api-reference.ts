import { randomBytes } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { version } from '#platform/version.ts';
import { openApiDocument } from './openapi.ts';
import { readerPage, readerPolicy } from './reader-page.ts';
import '../route-config.ts';

const prefix = '/api/docs';
const documentPath = `${prefix}/openapi.json`;

/** The script's address does not change with its version. */
const aDay = 'public, max-age=86400';

/** Scalar takes one nonce for all replies; each reply replaces it by its own. */
const noncePlaceholder = randomBytes(16).toString('hex');

/** `/api/docs`: the reader, which loads nothing from other hosts; `/api/docs/openapi.json`: the document. */
export function serveDocs(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.routeDefaults = { access: 'public', limit: 'read' };
    scope.get(documentPath, (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(openApiDocument(app.served, version)),
    );
    await scope.register(serveReader);
  });
}

async function serveReader(scope: FastifyInstance): Promise<void> {
  // Scalar reads the address as a URL, and fails on a host that is none.
  scope.addHook('onRequest', async ({ url, protocol, hostname }) => {
    if (!URL.canParse(url, `${protocol}://${hostname}`)) throw new AppError('bad_request');
  });
  scope.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    reply.header('cache-control', isPage ? 'no-cache' : aDay);
    if (!isPage || typeof payload !== 'string') return payload;
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', readerPolicy(nonce));
    return readerPage(payload.replaceAll(noncePlaceholder, nonce), nonce);
  });
  await scope.register(scalar, {
    routePrefix: prefix,
    configuration: {
      url: documentPath,
      pageTitle: `Pomona API ${version}`,
      nonce: noncePlaceholder,
      favicon: '/favicon.svg',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  });
}
