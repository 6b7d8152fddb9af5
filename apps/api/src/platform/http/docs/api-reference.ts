import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { version } from '#platform/version.ts';
import { openApiDocument } from './openapi.ts';
import { createReader, readerPolicy } from './reader.ts';
import '../route-config.ts';

const prefix = '/api/docs';
const documentPath = `${prefix}/openapi.json`;

/** The script's address does not change with its version. */
const aDay = 'public, max-age=86400';

/** `/api/docs`: the reader, which loads nothing from other hosts; `/api/docs/openapi.json`: the document. */
export function serveDocs(app: FastifyInstance): void {
  const config = { access: 'public', limit: 'read' } as const;
  const reader = createReader(prefix, documentPath);
  app.get(prefix, { config }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', readerPolicy(nonce))
      .send(await reader.page(nonce));
  });
  app.get(`${prefix}/js/scalar.js`, { config }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', aDay)
      .send(await reader.script()),
  );
  app.get(documentPath, { config }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(openApiDocument(app.served, version)),
  );
}
