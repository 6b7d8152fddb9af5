import { once } from 'node:events';
import { connect } from 'node:net';
import { defineEndpoint } from '@pomona/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serve } from '#platform/http/serve.ts';
import { createTestServer } from './http.ts';

const echo = defineEndpoint({
  name: 'echo',
  feature: 'test',
  summary: 'For this test',
  method: 'POST',
  path: '/api/echo',
  access: 'public',
  body: z.object({}),
  replies: { 200: z.object({}) },
  errors: [],
});

let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  app = await createTestServer();
  serve(app, echo, () => ({}));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  // The same mechanism with the clock of a test.
  app.server.headersTimeout = 300;
  app.server.requestTimeout = 600;
});
afterAll(() => app.close());

/** Sends raw text, then a drop every now and then; gives what came back until the server hung up. */
async function drip(start: string, drop: string): Promise<{ text: string; milliseconds: number }> {
  const began = Date.now();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.on('error', () => {});
  socket.write(start);
  const timer = setInterval(() => socket.write(drop), 100);
  await once(socket, 'close');
  clearInterval(timer);
  return { text, milliseconds: Date.now() - began };
}

it('has the limits that were promised', async () => {
  const fresh = await createTestServer();
  expect(fresh.server.headersTimeout).toBe(8000);
  expect(fresh.server.requestTimeout).toBe(15_000);
  await fresh.close();
});

it.each([
  ['headers', 'POST /api/echo HTTP/1.1\r\nhost: x\r\n', 'x: y\r\n'],
  [
    'a body',
    'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{',
    ' ',
  ],
])('cuts off who sends %s drop by drop, with an answer', async (_what, start, drop) => {
  const { text, milliseconds } = await drip(start, drop);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('"code":"timeout"');
  expect(text.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(milliseconds).toBeLessThan(4000);
});

it.each([
  ['nonsense', 'HELLO\r\n\r\n', '400'],
  ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
    '400',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  [
    'an upgrade without a host',
    'GET / HTTP/1.1\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n',
    '400',
  ],
  [
    'an expectation that nobody knows',
    'GET / HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\n\r\n',
    '404',
  ],
])('danger 14: answers %s in its own form', async (_what, start, status) => {
  const { text } = await drip(start, '');
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text).toContain('"request_id":');
  expect(text.toLowerCase()).toContain("content-security-policy: default-src 'none'");
});
