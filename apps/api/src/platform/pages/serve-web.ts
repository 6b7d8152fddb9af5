import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { FaultClassifier } from '#platform/http/errors/error-reply.ts';
import { loadRenderer } from './load-renderer.ts';
import { serveClientFiles } from './serve-files.ts';
import { servePages } from './serve-pages.ts';

export interface WebParts {
  /** Where the build left the client and the renderer. */
  clientFolder: string;
  rendererFile: string;
  publicUrl: string | null;
  faults: FaultClassifier;
}

/** Serves the web client where it was built; without a build this is an API alone. */
export async function serveWeb(app: FastifyInstance, parts: WebParts): Promise<void> {
  const renderPage = await loadRenderer(parts.rendererFile);
  if (renderPage === null || !existsSync(parts.clientFolder)) return;
  await serveClientFiles(app, parts.clientFolder);
  servePages(app, { renderPage, publicUrl: parts.publicUrl, faults: parts.faults });
}
