import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { defineEndpoint } from '@pomona/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serve } from '#platform/http/serve.ts';
import { createTestServer } from '#test/http.ts';
import type { PageData } from './page-cache.ts';
import { serveWeb, type WebParts } from './serve-web.ts';

/** Renders what it was given; `/broken` fails, `/missing` is no page. */
const renderer = `
let renderings = 0;
export async function renderPage({ url, language, origin, nonce, read }) {
  if (url === '/broken') throw new Error('the secret of line 7');
  const { status, body } = await read('/api/soup');
  renderings += 1;
  const html = JSON.stringify({ url, language, origin, nonce, status, body, renderings });
  return { status: url === '/missing' ? 404 : 200, html, isCacheable: true };
}`;

const soup = defineEndpoint({
  name: 'soup',
  feature: 'test',
  summary: 'For this test',
  method: 'GET',
  path: '/api/soup',
  access: 'visitor',
  replies: { 200: z.object({ viewer: z.string() }) },
  errors: [],
});

const versions = { soup: '1' };
const data: PageData = {
  async versions() {
    const { soup: stamp } = versions;
    return { stamp, of: () => stamp };
  },
  sourcesOf: () => ['soup'],
};
const faults = { isUnavailable: () => false, isDiskFull: () => false };

let app: FastifyInstance;
let parts: WebParts;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pomona-web-'));
  const clientFolder = join(folder, 'client');
  mkdirSync(join(clientFolder, 'assets'), { recursive: true });
  mkdirSync(join(clientFolder, '.vite'));
  writeFileSync(join(clientFolder, 'assets/main-abc123.js'), 'plain');
  writeFileSync(join(clientFolder, 'assets/main-abc123.js.br'), 'brotli');
  writeFileSync(join(clientFolder, 'assets/main-abc123.js.gz'), 'gzip');
  writeFileSync(join(clientFolder, 'boot.js'), 'boot');
  writeFileSync(join(clientFolder, 'favicon.ico'), 'icon');
  writeFileSync(join(clientFolder, 'service-worker.js'), 'worker');
  writeFileSync(join(clientFolder, 'retired-worker.js'), 'retired');
  writeFileSync(join(clientFolder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'render.mjs'), renderer);
  app = await createTestServer();
  serve(app, soup, ({ viewer }) => ({ viewer: viewer.kind }));
  parts = {
    clientFolder,
    rendererFile: join(folder, 'render.mjs'),
    publicUrl: null,
    hasServiceWorker: true,
    faults,
    data,
    ahead: null,
  };
  await serveWeb(app, parts);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('files of the client', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ])('come in what the browser accepts: %s', async (accepted, encoding, body) => {
    const answer = await ask('/assets/main-abc123.js', { 'accept-encoding': accepted });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body]);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.headers['content-type']).toMatch(
      /^(text|application)\/javascript; charset=utf-8$/,
    );
  });

  it('are asked for anew where their name does not change, and answered 304', async () => {
    const first = await ask('/boot.js');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await ask('/boot.js', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('include the worker of the installed app, asked for anew each time', async () => {
    const answer = await ask('/service-worker.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'worker']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('take the worker out of browsers that have it where there shall be none', async () => {
    const without = await createTestServer();
    await serveWeb(without, { ...parts, hasServiceWorker: false });
    const answer = await without.inject('/service-worker.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'retired']);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    await without.close();
  });

  it('include the icon that browsers ask for unbidden', async () => {
    const answer = await ask('/favicon.ico');
    expect([answer.statusCode, answer.body]).toEqual([200, 'icon']);
    expect(answer.headers['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
  });

  it.each(['/assets/missing.js', '/assets/', '/api/unknown', '/metrics', '/api'])(
    'do not include %s',
    async (address) => {
      expect((await ask(address)).statusCode).toBe(404);
    },
  );

  it.each([
    '/assets/%2e%2e/%2e%2e/render.mjs',
    '/../render.mjs',
    '/..%2frender.mjs',
    '/.vite/manifest.json',
    '/assets/main-abc123.js.br',
  ])('never come from the disk: %s', async (address) => {
    expect((await ask(address)).body).not.toMatch(/export async|^\{\}$|^brotli$/);
  });
});

describe('pages', () => {
  it('are rendered with what the world may read', async () => {
    const answer = await ask('/recipes?search=soup', { host: 'pomona.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      url: '/recipes?search=soup',
      language: 'en',
      origin: 'http://localhost',
      status: 200,
      body: { viewer: 'visitor' },
    });
  });

  it('admit styles by a nonce of their own, and are kept by nobody', async () => {
    const [one, two] = [await ask('/'), await ask('/')];
    expect(one.headers['content-security-policy']).toContain(`'nonce-${one.json().nonce}'`);
    expect(one.headers['content-security-policy']).toContain("script-src 'self';");
    expect(one.headers['content-security-policy']).toContain('trusted-types service-worker;');
    expect(one.json().nonce).not.toBe(two.json().nonce);
    expect(one.headers['cache-control']).toBe('private, no-cache');
    expect(one.headers.vary).toMatch(/accept-language, cookie/i);
  });

  it('are rendered once for each address, language and site', async () => {
    const renderingOf = async (url: string, headers = {}) =>
      (await ask(url, headers)).json().renderings;
    const first = await renderingOf('/recipes?q=plum&sort=time');
    expect(await renderingOf('/recipes?q=plum&sort=time')).toBe(first);
    expect(await renderingOf('/recipes?sort=time&q=plum')).toBe(first);
    const others = [
      await renderingOf('/recipes?q=pear&sort=time'),
      await renderingOf('/recipes?q=plum&sort=time', { 'accept-language': 'fr' }),
      await renderingOf('/recipes?q=plum&sort=time', { host: '127.0.0.1' }),
    ];
    expect(new Set([first, ...others]).size).toBe(4);
    versions.soup = '2';
    expect(await renderingOf('/recipes?q=plum&sort=time')).toBeGreaterThan(Math.max(...others));
  });

  it.each(['gzip, deflate, br', 'gzip'])(
    'come compressed where %s is accepted',
    async (accepted) => {
      const answer = await ask('/', { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      const { nonce } = JSON.parse(gunzipSync(answer.rawPayload).toString());
      expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    },
  );

  it('come as they are where no compression is accepted', async () => {
    const answer = await ask('/', { 'accept-encoding': 'gzip;q=0' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json().url).toBe('/');
  });

  it.each([
    [{ cookie: 'a=b; pomona.language=fr', 'accept-language': 'de' }, 'fr'],
    [{ cookie: 'pomona.language=xx', 'accept-language': 'de-CH, en;q=0.5' }, 'de'],
    [{}, 'en'],
  ])('I18N-01 speak the language of %j', async (headers, language) => {
    expect((await ask('/', headers)).json().language).toBe(language);
  });

  it('NAV-09 answer 404 where the client knows no page', async () => {
    expect((await ask('/missing')).statusCode).toBe(404);
  });

  it('do not repeat an invented host', async () => {
    const answer = await ask('/', { host: 'evil.example/"><script>' });
    expect(answer.json().origin).toBe('http://localhost');
  });

  it('fail readably, with a reference and without a reason', async () => {
    const answer = await ask('/broken', { 'accept-language': 'es' });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<html lang="es">');
    expect(answer.body).toContain(String(answer.headers['x-request-id']));
    expect(answer.body).not.toContain('line 7');
  });
});

it('renders pages before anybody asks, without using up the limit of a reader', async () => {
  const ahead = await createTestServer({ limits: { factor: 3 / 1200, redis: null } });
  let read = 0;
  serve(ahead, soup, ({ viewer }) => {
    read += 1;
    return { viewer: viewer.kind };
  });
  const pages = Array.from({ length: 8 }, (_, number) => `/ahead-${number}`);
  await serveWeb(ahead, {
    ...parts,
    ahead: { listPaths: async () => pages, isSomebodyThere: () => false },
  });
  const url = await ahead.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => read, { timeout: 15_000 }).toBe(8);
  const answer = await fetch(`${url}/ahead-7`, { headers: { 'accept-language': 'en' } });
  expect(await answer.json()).toMatchObject({ origin: url, body: { viewer: 'visitor' } });
  expect(read).toBe(8);
  await ahead.close();
});

it('serves no pages where nothing was built', async () => {
  const bare = await createTestServer();
  const nowhere = join(folder, 'nowhere');
  await serveWeb(bare, { ...parts, clientFolder: nowhere, rendererFile: nowhere });
  expect((await bare.inject('/')).statusCode).toBe(404);
  await bare.close();
});
