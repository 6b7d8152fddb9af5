import type { FastifyInstance } from 'fastify';

/** What is sent to a member stays out of shared caches; only what can be checked again stays in their browser's. */
export function keepRepliesToMembersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.viewer?.kind === 'member' && !reply.hasHeader('cache-control'))
      reply.header(
        'cache-control',
        reply.hasHeader('etag') ? 'private, no-cache' : 'private, no-store',
      );
    done(null, payload);
  });
}
