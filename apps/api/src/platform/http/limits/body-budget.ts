import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';

const retryAfterSeconds = 2;
const smallBytes = 64 * 1024;

/**
 * Bounds the bytes of large bodies that are read or worked on at once; further ones are refused before they are read. A body takes
 * several times its size: as text, parsed, decoded.
 */
export function limitBodies(app: FastifyInstance, maxBytes: number): void {
  if (maxBytes === 0) return;
  const sizes = new Map<FastifyRequest, number>();
  let inFlight = 0;

  function release(request: FastifyRequest): void {
    inFlight -= sizes.get(request) ?? 0;
    sizes.delete(request);
  }

  app.addHook('preParsing', async (request, reply) => {
    const size = sizeOf(request);
    if (size <= smallBytes) return;
    if (inFlight + size > maxBytes) throw new AppError('unavailable', { retryAfterSeconds });
    inFlight += size;
    sizes.set(request, size);
    // The work of a call goes on after its client has left.
    reply.raw.once('close', () => {
      if (!request.raw.complete) release(request);
    });
  });
  app.addHook('onSend', async (request) => release(request));
}

/** Without a length it may be as large as the route allows. */
function sizeOf({ headers, routeOptions }: FastifyRequest): number {
  const limit = routeOptions.bodyLimit;
  if (headers['transfer-encoding'] !== undefined) return limit;
  return Math.min(Number(headers['content-length'] ?? 0), limit);
}
