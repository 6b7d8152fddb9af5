import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

export function etagOfText(text: string | Buffer): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** For an answer that follows from these inputs alone. */
export function etagOf(...inputs: readonly unknown[]): string {
  return etagOfText(JSON.stringify(inputs));
}

/** Tags the reply; answers 304 and returns true where the client's copy has the same tag (RFC 9110, 13.1.2). */
export function sendIfUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
): boolean {
  reply.header('etag', etag);
  if (!fresh(request.headers, { etag })) return false;
  reply.code(304).send();
  return true;
}
