import type { FastifyInstance } from 'fastify';

/** How long a browser remembers that it may ask. */
const maximumAgeSeconds = '600';

const offered = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, accept-language, idempotency-key',
  'access-control-max-age': maximumAgeSeconds,
};

/**
 * Lets the pages of these origins call the API (API-27: the client may live elsewhere). Cookies are never asked for,
 * so nothing is sent along that the page does not have itself. Without origins nothing changes.
 */
export function admitOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const admitted = new Set(origins);
  app.addHook('onSend', (_request, reply, payload, done) => {
    const varies = reply.getHeader('vary');
    reply.header('vary', varies === undefined ? 'Origin' : `${String(varies)}, Origin`);
    done(null, payload);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !admitted.has(origin)) {
      done();
      return;
    }
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'etag, retry-after, x-request-id',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const asksFirst =
      request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (asksFirst) reply.code(204).headers(offered).send();
    else done();
  });
}
