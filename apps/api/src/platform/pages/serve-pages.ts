import type { Language } from '@pomona/contract/languages';
import type { FastifyInstance } from 'fastify';
import { appErrorOf, type FaultClassifier } from '#platform/http/errors/error-reply.ts';
import { isInternalRequest } from '#platform/http/internal-requests.ts';
import '#platform/http/route-config.ts';
import { createPageCache, type PageData } from './page-cache.ts';
import { pageLanguage } from './page-language.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendFailurePage, sendPage } from './send-page.ts';

interface PageParts {
  renderer: PageRenderer;
  faults: FaultClassifier;
  data: PageData;
  readerLanguages: Set<Language>;
}

/** Addresses that are never pages: what the API and the files do not know there does not exist. */
const neverPages = /^\/(?:api|assets|metrics)(?:\/|$|\?)/;

/** Every other address is a page, rendered by the web client's own components; it knows which exist. */
export function servePages(
  app: FastifyInstance,
  { renderer, faults, data, readerLanguages }: PageParts,
): void {
  const cache = createPageCache(data);
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public', limit: 'read' },
    errorHandler: (error, request, reply) =>
      sendFailurePage(request, reply, appErrorOf(error, faults)),
    handler: async (request, reply) => {
      if (neverPages.test(request.url)) return reply.callNotFound();
      if (!isInternalRequest(request)) readerLanguages.add(pageLanguage(request));
      const page = await cache.read(renderer.keyOf(request), (onRead) =>
        renderer.render(request, { onRead }),
      );
      return sendPage(request, reply, page);
    },
  });
}
