import type { FastifyRequest } from 'fastify';

/** Only what a host can look like: a client may send anything in the header. */
export function originOf(request: FastifyRequest): string {
  const host = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i.test(request.host)
    ? request.host
    : 'localhost';
  return `${request.protocol}://${host}`;
}
