import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineEndpoint } from '@pomona/contract/endpoint';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serve } from '#platform/http/serve.ts';
import { createTestServer } from '#test/http.ts';
import { departure } from './departure.ts';

const wait = defineEndpoint({
  name: 'wait',
  feature: 'test',
  summary: 'For this test',
  method: 'POST',
  path: '/api/wait',
  access: 'public',
  body: z.object({ isSlow: z.boolean() }),
  replies: { 200: z.object({}) },
  errors: [],
});

it('danger 13: the work for a client that has disconnected is aborted, that of others is not', async () => {
  const signals: AbortSignal[] = [];
  const app = await createTestServer();
  serve(app, wait, async ({ body, reply }) => {
    const signal = departure(reply);
    signals.push(signal);
    if (body.isSlow) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const send = (isSlow: boolean) => {
    const headers = { 'content-type': 'application/json' };
    const sent = sendRequest({ port, method: 'POST', path: '/api/wait', headers });
    sent.on('error', () => {}).end(JSON.stringify({ isSlow }));
    return sent;
  };
  send(false).on('response', (response) => response.resume());
  const left = send(true);
  await expect.poll(() => signals.length).toBe(2);
  left.destroy();
  await expect.poll(() => signals.filter(({ aborted }) => aborted).length).toBe(1);
  await app.close();
  expect(signals.filter(({ aborted }) => aborted)).toHaveLength(1);
});
