import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Of a preflight in the browser. */
const maxAgeSeconds = 600;

/** Lets the pages of these origins call the API (API-27), without cookies. */
export async function allowOrigins(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (origins.includes(request.headers.origin ?? ''))
      reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
  // Handlers set `Vary` themselves, over the one of the plugin.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/\borigin\b/i.test(vary)) reply.header('vary', vary ? `${vary}, Origin` : 'Origin');
    done(null, payload);
  });
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'accept-language',
      'idempotency-key',
      'time-zone',
    ],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: maxAgeSeconds,
    // The strict mode answers in plain text.
    strictPreflight: false,
  });
}
