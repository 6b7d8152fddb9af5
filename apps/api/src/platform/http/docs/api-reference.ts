import type { FastifyInstance } from 'fastify';
import { version } from '#platform/version.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import '#platform/http/route-config.ts';

const config = { access: 'public', limit: 'read' } as const;

/**
 * `/api/docs`: the reader; `/api/docs/openapi.json`: the document. The reader is plain HTML that needs no script, so
 * that it stands under the same policy as everything else and asks nothing of other hosts.
 */
export function serveDocs(app: FastifyInstance): void {
  const document = () => openApiDocument(app.served, version);
  app.get('/api/docs', { config }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(docsPage(document())),
  );
  app.get('/api/docs/openapi.json', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document()),
  );
  app.get('/api/docs/style.css', { config }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(docsStyle),
  );
}
