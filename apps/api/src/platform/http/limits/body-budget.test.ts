import { request as sendRequest } from 'node:http';
import { defineEndpoint } from '@pomona/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serve } from '#platform/http/serve.ts';
import { createTestServer } from '#test/http.ts';

const post = (name: string, bodyLimit: number) =>
  defineEndpoint({
    name,
    feature: 'test',
    summary: 'For this test',
    method: 'POST',
    path: `/api/${name}`,
    access: 'public',
    body: z.object({ text: z.string() }),
    bodyLimit,
    replies: { 200: z.object({}) },
    errors: [],
  });

let app: FastifyInstance;
let working: (() => void)[];
beforeEach(async () => {
  working = [];
  app = await createTestServer({
    overload: { maximumDelayMilliseconds: 0, maximumHeapBytes: 0, maximumBodyBytes: 1_000_000 },
  });
  serve(app, post('upload', 450_000), async () => {
    await new Promise<void>((resolve) => working.push(resolve));
    return {};
  });
  serve(app, post('note', 60_000), () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const send = (name: string, size: number) =>
  app.inject({ method: 'POST', url: `/api/${name}`, payload: { text: 'x'.repeat(size) } });
const finish = () => {
  for (const end of working.splice(0)) end();
};

it('danger 13: large bodies beyond the budget are refused, all other calls are served', async () => {
  const taken = [send('upload', 400_000), send('upload', 400_000)];
  await expect.poll(() => working.length).toBe(2);
  const refused = await send('upload', 400_000);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect((await send('note', 50_000)).statusCode).toBe(200);
  finish();
  expect((await Promise.all(taken)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

it('danger 13: refused and answered ones make room again', async () => {
  for (let time = 0; time < 5; time += 1) {
    const refused = await app.inject({
      method: 'POST',
      url: '/api/upload',
      payload: { wrong: 'x'.repeat(400_000) },
    });
    expect(refused.statusCode).toBe(422);
  }
  const { port } = new URL(app.listeningOrigin);
  for (let time = 0; time < 5; time += 1) {
    const half = sendRequest({
      ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/upload' },
      headers: { 'content-type': 'application/json', 'content-length': 400_000 },
    });
    half.on('error', () => {});
    half.write('{');
    await new Promise((resolve) => setTimeout(resolve, 50));
    half.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const taken = send('upload', 400_000);
  await expect.poll(() => working.length).toBe(1);
  finish();
  expect((await taken).statusCode).toBe(200);
});

it('danger 13: a body of unknown length counts as the largest', async () => {
  const { port } = new URL(app.listeningOrigin);
  const chunked = () => {
    const sent = sendRequest({
      ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/upload' },
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    sent.on('error', () => {});
    sent.write('{"text":');
    return sent;
  };
  const open = [chunked(), chunked()];
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await send('upload', 200_000)).statusCode).toBe(503);
  for (const each of open) each.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const taken = send('upload', 200_000);
  await expect.poll(() => working.length).toBe(1);
  finish();
  expect((await taken).statusCode).toBe(200);
});
