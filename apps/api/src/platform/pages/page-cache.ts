import { setTimeout as wait } from 'node:timers/promises';
import type { RenderedPage } from '@pomona/contract/rendering';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { createDocument, type PageDocument } from './page-document.ts';

export interface Versions {
  stamp: string;
  of(source: string): string;
}

export interface PageData {
  /** Rejects while they are unknown. */
  versions(): Promise<Versions>;
  /** The sources that an answer of this API follows from; `null` where nobody knows. */
  sourcesOf(address: string, answer: unknown): readonly string[] | null;
}

export interface Page {
  status: number;
  document: PageDocument;
  location: string | undefined;
  isUnlisted?: boolean;
}

/** Called with each address of the API that a page reads, and the answer. */
export type OnRead = (address: string, answer: unknown) => void;

export type RenderWith = (onRead: OnRead) => Promise<RenderedPage>;

interface CachedPage {
  page: Page;
  /** Of each source that the page shows. */
  versions: ReadonlyMap<string, string>;
}

export interface PageCache {
  /** The page under this key, rendered once for each version of its data. */
  read(key: string, render: RenderWith): Promise<Page>;
}

/** One may be waiting for the database. More at once would end no earlier, hold more memory, and delay what is cached. */
const renderedAtOnce = 2;
/** Then another begins all the same: the database may be silent. */
const longestTurnMilliseconds = 1000;

const defaultLimits = { maxBytes: 64 * 1024 * 1024, maxPages: 4000 };

export function createPageCache(data: PageData, limits = defaultLimits): PageCache {
  const cached = new LRUCache<string, CachedPage>({
    max: limits.maxPages,
    maxSize: limits.maxBytes,
    sizeCalculation: ({ page }, key) => page.document.bytes + key.length,
  });
  const pending = new Map<string, Promise<Page>>();
  const limit = pLimit(renderedAtOnce);

  const inTurn = (render: () => Promise<Page>): Promise<Page> =>
    new Promise((resolve, reject) => {
      void limit(() => {
        const rendering = render().then(resolve, reject);
        return Promise.race([rendering, wait(longestTurnMilliseconds, null, { ref: false })]);
      });
    });

  async function renderAndCache(key: string, versions: Versions, render: RenderWith) {
    const read: (readonly string[] | null)[] = [];
    const rendered = await render((address, answer) => read.push(data.sourcesOf(address, answer)));
    const page = await createPage(rendered);
    const shown = versionsOf(read, versions);
    if (rendered.status === 200 && rendered.isCacheable === true && shown !== null)
      cached.set(key, { page, versions: shown });
    return page;
  }

  /** One rendering for all who ask for the same page at the same time. */
  async function renderOnce(key: string, versions: Versions, render: RenderWith): Promise<Page> {
    const id = JSON.stringify([key, versions.stamp]);
    const running = pending.get(id);
    if (running) {
      const page = await running.catch(() => null);
      // A failure may be the first caller's alone: a rate limit.
      return page !== null && page.status < 500 ? page : renderUncached(render);
    }
    const rendering = inTurn(() => renderAndCache(key, versions, render));
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

/** `null` where one of the answers may change unnoticed. */
function versionsOf(
  read: readonly (readonly string[] | null)[],
  versions: Versions,
): ReadonlyMap<string, string> | null {
  const shown = new Map<string, string>();
  for (const sources of read) {
    if (sources === null) return null;
    for (const source of sources) shown.set(source, versions.of(source));
  }
  return shown;
}

function isCurrent(shown: ReadonlyMap<string, string>, now: Versions): boolean {
  for (const [source, version] of shown) if (now.of(source) !== version) return false;
  return true;
}
