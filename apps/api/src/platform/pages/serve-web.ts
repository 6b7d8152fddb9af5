import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { FaultClassifier } from '#platform/http/errors/error-reply.ts';
import { formServer, type ServeForm } from './form-pages.ts';
import { loadRenderer } from './load-renderer.ts';
import type { PageData } from './page-cache.ts';
import { createPageRenderer } from './page-renderer.ts';
import { serveClientFiles } from './serve-files.ts';
import { servePages } from './serve-pages.ts';

export interface WebParts {
  /** Where the build left the client and the renderer. */
  clientFolder: string;
  rendererFile: string;
  publicUrl: string | null;
  hasServiceWorker: boolean;
  faults: FaultClassifier;
  data: PageData;
}

/** Returns what serves the forms of its pages; `null` without a build, which leaves an API alone. */
export async function serveWeb(app: FastifyInstance, parts: WebParts): Promise<ServeForm | null> {
  const { publicUrl, faults, data, hasServiceWorker } = parts;
  const renderPage = await loadRenderer(parts.rendererFile);
  if (renderPage === null || !existsSync(parts.clientFolder)) return null;
  await serveClientFiles(app, { folder: parts.clientFolder, hasServiceWorker });
  const renderer = createPageRenderer(app, { renderPage, publicUrl });
  servePages(app, { renderer, faults, data });
  return formServer(app, { renderer, faults, publicUrl });
}
