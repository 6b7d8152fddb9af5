import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fallbackLanguage, type Language } from '@pomona/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { FaultClassifier } from '#platform/http/errors/error-reply.ts';
import { internalHeaders } from '#platform/http/internal-requests.ts';
import { formServer, type ServeForm } from './form-pages.ts';
import { loadRenderer } from './load-renderer.ts';
import type { PageData } from './page-cache.ts';
import { createPageRenderer } from './page-renderer.ts';
import { type RenderAheadParts, renderAhead } from './render-ahead.ts';
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
  ahead: Pick<RenderAheadParts, 'listPaths' | 'isSomebodyThere'> | null;
}

const lastPageMilliseconds = 1000;

/** Returns what serves the forms of its pages; `null` without a build, which leaves an API alone. */
export async function serveWeb(app: FastifyInstance, parts: WebParts): Promise<ServeForm | null> {
  const { publicUrl, faults, data, hasServiceWorker, ahead } = parts;
  const renderPage = await loadRenderer(parts.rendererFile);
  if (renderPage === null || !existsSync(parts.clientFolder)) return null;
  await serveClientFiles(app, { folder: parts.clientFolder, hasServiceWorker });
  const renderer = createPageRenderer(app, { renderPage, publicUrl });
  const readerLanguages = new Set<Language>();
  servePages(app, { renderer, faults, data, readerLanguages });
  if (ahead !== null) {
    renderWhileListening(app, publicUrl, {
      ...ahead,
      readStamp: async () => (await data.versions()).stamp,
      languages: () => (readerLanguages.size === 0 ? [fallbackLanguage] : [...readerLanguages]),
    });
  }
  return formServer(app, { renderer, faults, publicUrl });
}

function renderWhileListening(
  app: FastifyInstance,
  publicUrl: string | null,
  parts: Omit<RenderAheadParts, 'open'>,
): void {
  const stop = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    stop.abort();
    // The page that is being rendered still has its database.
    await Promise.race([running, wait(lastPageMilliseconds, null, { ref: false })]);
  });
  app.addHook('onListen', async () => {
    const host = publicUrl === null ? loopbackHost(app) : new URL(publicUrl).host;
    // Pages name their own address, and nobody knows under which one they will be asked for.
    if (host === null) return;
    const open = async (url: string, language: Language) => {
      const headers = {
        ...internalHeaders,
        host,
        'accept-language': language,
        'accept-encoding': 'gzip',
      };
      const { statusCode } = await app.inject({ url, headers });
      if (statusCode >= 500) throw new Error(`${url}: ${statusCode}`);
    };
    running = renderAhead({ ...parts, open }, { signal: stop.signal });
  });
}

function loopbackHost({ server }: FastifyInstance): string | null {
  const address = server.address();
  return typeof address === 'object' && address?.address === '127.0.0.1'
    ? `127.0.0.1:${address.port}`
    : null;
}
