import { randomBytes } from 'node:crypto';
import type { RenderedPage } from '@pomona/contract/rendering';
import { describe, expect, it } from 'vitest';
import { createPageCache, type Page, type PageData } from './page-cache.ts';
import { plainDocument } from './page-document.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const textOf = (page: Page) => plainDocument(page.document, '').toString();

/** A cache over one page that reads `/api/recipes`, and what was done for it. */
function createCache(limits?: { maxBytes: number; maxPages: number }) {
  const versions = { recipes: '1', config: '1' };
  const state = { renderings: 0, reads: ['/api/recipes'], isKnown: true };
  const data: PageData = {
    versions: async () => {
      if (!state.isKnown) throw new Error('The database is away');
      const now: Record<string, string> = { ...versions };
      return { stamp: JSON.stringify(now), of: (source) => now[source] ?? '' };
    },
    sourcesOf: (address) =>
      ({ '/api/recipes': ['recipes'], '/api/config': ['config'] })[address] ?? null,
  };
  const cache = createPageCache(data, limits);
  const read = (key: string, page: Partial<RenderedPage> = {}) =>
    cache.read(key, async (onRead) => {
      state.renderings += 1;
      const html = `${key} rendering ${state.renderings}`;
      for (const address of state.reads) onRead(address, []);
      if (page.html === undefined) await wait(2);
      return { status: 200, html, isCacheable: true, ...page };
    });
  return { cache, versions, state, read };
}

describe('a page', () => {
  it('is rendered once for all who ask', async () => {
    const { read, state } = createCache();
    await Promise.all(Array.from({ length: 100 }, () => read('/')));
    expect(textOf(await read('/'))).toBe('/ rendering 1');
    expect(state.renderings).toBe(1);
  });

  it('waits while two others are rendered', async () => {
    const { cache } = createCache();
    const state = { now: 0, most: 0 };
    const render = async () => {
      state.most = Math.max(state.most, ++state.now);
      await wait(2);
      state.now -= 1;
      return { status: 200, html: 'page', isCacheable: true };
    };
    const keys = Array.from({ length: 12 }, (_, index) => `/${index}`);
    await Promise.all(keys.map((key) => cache.read(key, render)));
    expect(state.most).toBe(2);
  });

  it('does not wait for others that hang', async () => {
    const { cache, read } = createCache();
    const hanging = () => new Promise<RenderedPage>(() => {});
    for (const key of ['/1', '/2', '/3']) void cache.read(key, hanging);
    expect(textOf(await read('/'))).toBe('/ rendering 1');
  });

  it('is rendered again once its data has changed, and not for other data', async () => {
    const { read, versions, state } = createCache();
    await read('/');
    versions.config = '2';
    await read('/');
    expect(state.renderings).toBe(1);
    versions.recipes = '2';
    expect(textOf(await read('/'))).toBe('/ rendering 2');
    await read('/');
    expect(state.renderings).toBe(2);
  });

  it('that was begun before a change is not shown to those who ask after it', async () => {
    const { read, versions } = createCache();
    const before = read('/');
    await wait(1);
    versions.recipes = '2';
    expect(textOf(await read('/'))).toBe('/ rendering 2');
    expect(textOf(await before)).toBe('/ rendering 1');
    expect(textOf(await read('/'))).toBe('/ rendering 2');
  });

  it('without data stays as it is', async () => {
    const { read, versions, state } = createCache();
    state.reads = [];
    await read('/terms');
    versions.recipes = '2';
    await read('/terms');
    expect(state.renderings).toBe(1);
  });
});

describe('nothing is cached', () => {
  it.each<[string, Partial<RenderedPage>]>([
    ['a page that does not exist', { status: 404 }],
    ['a page without its data', { status: 503 }],
    ['a page of members, or with unknown parameters', { isCacheable: false }],
    ['another spelling of an address', { status: 308, location: '/', html: '' }],
  ])('of %s', async (_, page) => {
    const { read, state } = createCache();
    await read('/', page);
    await read('/', page);
    expect(state.renderings).toBe(2);
  });

  it('of what shows data whose changes nobody reports', async () => {
    const { read, state } = createCache();
    state.reads = ['/api/recipes', '/api/weather'];
    await read('/');
    await read('/');
    expect(state.renderings).toBe(2);
  });

  it('of a rendering that fails, which fails for its caller', async () => {
    const { cache, read } = createCache();
    const fail = () => cache.read('/', () => Promise.reject(new Error('Away')));
    await expect(fail()).rejects.toThrow('Away');
    expect(textOf(await read('/'))).toBe('/ rendering 1');
  });

  it('while the version of the data is unknown', async () => {
    const { read, state } = createCache();
    await read('/');
    state.isKnown = false;
    await read('/');
    await read('/');
    expect(state.renderings).toBe(3);
  });
});

it('one caller’s failure is not the failure of those who wait for the same page', async () => {
  const { cache, read } = createCache();
  const limited = cache.read('/', async () => {
    await wait(5);
    return { status: 503, html: 'Too many requests' };
  });
  await wait(1);
  expect(textOf(await read('/'))).toBe('/ rendering 1');
  expect((await limited).status).toBe(503);
});

it('a thousand addresses take no more room than was given', async () => {
  const { read, state } = createCache({ maxBytes: 10_000, maxPages: 1000 });
  // Does not compress.
  const html = randomBytes(900).toString('latin1');
  for (let index = 0; index < 1000; index += 1) await read(`/recipes?q=${index}`, { html });
  expect(state.renderings).toBe(1000);
  await read('/recipes?q=999', { html });
  expect(state.renderings).toBe(1000);
  await read('/recipes?q=900', { html });
  expect(state.renderings).toBe(1001);
});
