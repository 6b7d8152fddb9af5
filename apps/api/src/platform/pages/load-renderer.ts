import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@pomona/contract/rendering';

/** The renderer that the web build left; `null` while there is none (development, tests). */
export async function loadRenderer(path: string): Promise<RenderPage | null> {
  if (!existsSync(path)) return null;
  const bundle: unknown = await import(pathToFileURL(path).href);
  if (!isRenderer(bundle)) throw new Error(`${path} exports no renderPage`);
  return bundle.renderPage;
}

function isRenderer(bundle: unknown): bundle is { renderPage: RenderPage } {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'renderPage' in bundle &&
    typeof bundle.renderPage === 'function'
  );
}
