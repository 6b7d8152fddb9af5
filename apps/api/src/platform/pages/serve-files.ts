import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import '#platform/http/route-config.ts';
import type { ClientFile } from './client-files.ts';

const immutable = 'public, max-age=31536000, immutable';
/** Asked for anew each time, and answered 304 while unchanged: a new version shows at once. */
const revalidated = 'no-cache';

/** Serves every file of the built client under its address. */
export function serveClientFiles(
  app: FastifyInstance,
  files: ReadonlyMap<string, ClientFile>,
): void {
  for (const [address, file] of files) {
    app.route({
      method: 'GET',
      url: address,
      compress: false,
      // They lie in memory, and a page that was let in is worth nothing without them.
      config: { access: 'public', limit: 'none', answersUnderPressure: true },
      handler: (request, reply) => sendFile(request, reply, file),
    });
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: ClientFile): FastifyReply {
  reply
    .header('etag', file.etag)
    .header('cache-control', file.isImmutable ? immutable : revalidated)
    .header('vary', 'Accept-Encoding');
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  const { encoding, bytes } = encodingFor(file, request.headers['accept-encoding'] ?? '');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(bytes);
}

function encodingFor(file: ClientFile, accepted: string) {
  if (file.brotli && /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    return { encoding: 'br', bytes: file.brotli };
  }
  if (file.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    return { encoding: 'gzip', bytes: file.gzip };
  }
  return { encoding: null, bytes: file.plain };
}
