import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import '#platform/http/route-config.ts';

const immutable = 'public, max-age=31536000, immutable';
/** Requested each time, and answered 304 while unchanged: a new version shows at once. */
const revalidated = 'no-cache';

const worker = 'service-worker.js';
/** Takes the place of a worker that browsers have already, and removes itself. */
const retiredWorker = 'retired-worker.js';

/** What the build leaves for the server: compressed copies, which are sent under the plain name, and its own notes. */
const notServed = /\.(?:br|gz|map)$|(?:^|\/)\./;

/** Serves every file of the built client under its address, in the encodings that the build left beside it. */
export async function serveClientFiles(
  app: FastifyInstance,
  { folder, hasServiceWorker }: { folder: string; hasServiceWorker: boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  // A route for each file: what nobody built never makes the server look at the disk.
  for (const file of filesIn(folder).filter((name) => !notServed.test(name))) {
    const cacheControl = file.startsWith('assets/') ? immutable : revalidated;
    const sent = file === worker && !hasServiceWorker ? retiredWorker : file;
    app.route({
      method: 'GET',
      url: `/${file}`,
      compress: false,
      // A page that was let in is worth nothing without them.
      config: { access: 'public', limit: 'none', answersUnderPressure: true },
      handler: (_request, reply) => reply.header('cache-control', cacheControl).sendFile(sent),
    });
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
