import type { RenderedPage } from '@pomona/contract/rendering';
import { LRUCache } from 'lru-cache';
import { createDocument, type PageDocument } from './page-document.ts';

export type Versions = Readonly<Record<string, string>>;

export interface PageData {
  /** The version of each source now; rejects while it is unknown. */
  versions(): Promise<Versions>;
  /** The sources that an answer of this API follows from; `null` where nobody knows. */
  sourcesOf(address: string): readonly string[] | null;
}

export interface Page {
  status: number;
  document: PageDocument;
  location: string | undefined;
  isUnlisted?: boolean;
}

/** Renders a page and reports every address of the API that it read. */
export type RenderWith = (onRead: (address: string) => void) => Promise<RenderedPage>;

interface CachedPage {
  page: Page;
  /** Of the sources that the page shows. */
  versions: Versions;
}

export interface PageCache {
  /** The page under this key, rendered once for each version of its data. */
  read(key: string, render: RenderWith): Promise<Page>;
}

const defaultLimits = { maxBytes: 64 * 1024 * 1024, maxPages: 4000 };

export function createPageCache(data: PageData, limits = defaultLimits): PageCache {
  const cached = new LRUCache<string, CachedPage>({
    max: limits.maxPages,
    maxSize: limits.maxBytes,
    sizeCalculation: ({ page }, key) => page.document.bytes + key.length,
  });
  const pending = new Map<string, Promise<Page>>();

  async function renderAndCache(key: string, versions: Versions, render: RenderWith) {
    const addresses: string[] = [];
    const rendered = await render((address) => addresses.push(address));
    const page = await createPage(rendered);
    const shown = versionsOf(addresses, data, versions);
    if (rendered.status === 200 && rendered.isCacheable === true && shown !== null)
      cached.set(key, { page, versions: shown });
    return page;
  }

  /** One rendering for all who ask for the same page at the same time. */
  async function renderOnce(key: string, versions: Versions, render: RenderWith): Promise<Page> {
    const id = JSON.stringify([key, versions]);
    const running = pending.get(id);
    if (running) {
      const page = await running.catch(() => null);
      // A failure may be the first caller's alone: a rate limit.
      return page !== null && page.status < 500 ? page : renderUncached(render);
    }
    const rendering = renderAndCache(key, versions, render);
    pending.set(id, rendering);
    return rendering.finally(() => pending.delete(id));
  }

  return {
    async read(key, render) {
      // Before the page reads its data: what changes in between is rendered once more, never shown too long.
      const versions = await data.versions().catch(() => null);
      if (versions === null) return renderUncached(render);
      const known = cached.get(key);
      if (known !== undefined && isCurrent(known.versions, versions)) return known.page;
      return renderOnce(key, versions, render);
    },
  };
}

const renderUncached = async (render: RenderWith) => createPage(await render(() => {}));

export async function createPage(rendered: RenderedPage): Promise<Page> {
  const { status, html, location, isUnlisted = false } = rendered;
  return { status, document: await createDocument(html), location, isUnlisted };
}

/** The versions of what these addresses answer; `null` where one of them may change unnoticed. */
function versionsOf(addresses: string[], data: PageData, versions: Versions): Versions | null {
  const shown: Record<string, string> = {};
  for (const address of addresses) {
    const sources = data.sourcesOf(address);
    if (sources === null) return null;
    for (const source of sources) shown[source] = versions[source] ?? '';
  }
  return shown;
}

function isCurrent(shown: Versions, now: Versions): boolean {
  return Object.entries(shown).every(([source, version]) => now[source] === version);
}
