import type { RefusedForm, RenderedPage, RenderPage } from '@pomona/contract/rendering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { siteOrigin } from '#platform/http/input/origin.ts';
import { internalHeaders, isInternalRequest } from '#platform/http/internal-requests.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { OnRead } from './page-cache.ts';
import { nonceMarker } from './page-document.ts';
import { pageLanguage } from './page-language.ts';

export interface RenderOptions {
  onRead?: OnRead;
  form?: RefusedForm;
}

/** Renders the pages of requests; their documents have the marker in place of a nonce. */
export interface PageRenderer {
  keyOf(request: FastifyRequest): string;
  render(request: FastifyRequest, options?: RenderOptions): Promise<RenderedPage>;
}

export function createPageRenderer(
  app: FastifyInstance,
  { renderPage, publicUrl }: { renderPage: RenderPage; publicUrl: string | null },
): PageRenderer {
  const siteOf = (request: FastifyRequest) => siteOrigin(request, publicUrl);
  return {
    keyOf: (request) => `${pageLanguage(request)} ${siteOf(request)}${canonicalUrl(request.url)}`,
    render: (request, { onRead, form } = {}) =>
      renderPage({
        url: request.url,
        language: pageLanguage(request),
        origin: siteOf(request),
        nonce: nonceMarker,
        read: async (address) => {
          const answer = await readAsVisitor(app, address, request);
          onRead?.(address, answer.body);
          return answer;
        },
        ...(form && { form }),
      }),
  };
}

/** The order of the search parameters means nothing. */
function canonicalUrl(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const search = new URLSearchParams(url.slice(start));
  search.sort();
  return `${url.slice(0, start)}?${search.toString()}`;
}

/** In-process and without a token: only what every visitor may read. It counts as a call of the reader. */
async function readAsVisitor(app: FastifyInstance, address: string, request: FastifyRequest) {
  const answer = await app.inject({
    method: 'GET',
    url: address,
    remoteAddress: request.ip,
    headers: {
      'x-request-id': request.id,
      'accept-language': pageLanguage(request),
      ...(isInternalRequest(request) && internalHeaders),
    },
  });
  // The largest bodies take long to write and to read.
  await yieldToEventLoop();
  const isJson = String(answer.headers['content-type']).includes('application/json');
  const body: unknown = isJson ? answer.json() : null;
  return { status: answer.statusCode, body };
}
