import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetchPage, type OutsideNetwork } from './fetch-outside.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serveHere(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

/** This machine stands for the internet. */
const fakeNetwork = (port: string): OutsideNetwork => ({
  resolve: async () => ['127.0.0.1'],
  mayConnect: () => true,
  ports: [port],
  timeoutMilliseconds: 500,
  failedNameMilliseconds: 0,
});

async function fetchFrom(listener: RequestListener, maxBytes = 100_000) {
  const port = await serveHere(listener);
  return createFetchPage(fakeNetwork(port))(`http://a.example:${port}/page`, { maxBytes });
}

const page = `<html>${'soup '.repeat(2000)}</html>`;

describe('fetching a page', () => {
  it.each([
    ['gzip', gzipSync(page)],
    ['GZIP', gzipSync(page)],
    ['deflate', deflateSync(page)],
    ['br', brotliCompressSync(page)],
    ['identity', Buffer.from(page)],
  ])('FOOD-04 unpacks what comes as %s', async (encoding, body) => {
    const { bytes, contentType } = await fetchFrom((_request, answer) =>
      answer
        .writeHead(200, {
          'content-encoding': encoding,
          'content-type': 'text/html; charset=utf-8',
        })
        .end(body),
    );
    expect(String(bytes)).toBe(page);
    expect(contentType).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
  ])(
    'FOOD-04 counts after unpacking: 50 MB of nothing as %s are too large',
    async (encoding, body) => {
      expect(body.length).toBeLessThan(100_000);
      await expect(
        fetchFrom((_request, answer) =>
          answer.writeHead(200, { 'content-encoding': encoding }).end(body),
        ),
      ).rejects.toMatchObject({ reason: 'too_large' });
    },
  );

  it.each<[string, RequestListener]>([
    ['is no gzip', (_q, answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end('x')],
    [
      'ends in the middle',
      (_q, answer) =>
        answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(page).subarray(0, 40)),
    ],
    [
      'is packed in a way of its own',
      (_q, answer) => answer.writeHead(200, { 'content-encoding': 'zip' }).end('x'),
    ],
    [
      'never ends',
      (_q, answer) =>
        void answer.writeHead(200, { 'content-encoding': 'gzip' }).write('\u001f\u008b'),
    ],
  ])('FOOD-04 fails in time with a page that %s', async (_name, listener) => {
    await expect(fetchFrom(listener)).rejects.toMatchObject({ reason: 'failed' });
  });

  it('FOOD-04 tells where the page was in the end, and asks for pages', async () => {
    const accepted: unknown[] = [];
    const { address } = await fetchFrom((request, answer) => {
      accepted.push(request.headers.accept);
      if (request.url === '/page') answer.writeHead(301, { location: '/moved?a=1' }).end();
      else answer.end(page);
    });
    expect(address).toMatch(/^http:\/\/a\.example:\d+\/moved\?a=1$/);
    expect(accepted[0]).toMatch(/^text\/html/);
  });
});
