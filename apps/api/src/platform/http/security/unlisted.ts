import type { FastifyReply } from 'fastify';

/** The address is the key: it reaches neither other sites nor search engines nor caches. */
export function keepUnlisted(reply: FastifyReply): void {
  reply.headers({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
}
