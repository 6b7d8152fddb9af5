import { once } from 'node:events';
import { type IncomingMessage, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { type FakeModel, startFakeModel } from '#test/language-model.ts';

let test: TestApp | null = null;
let fake: FakeModel | null = null;
afterEach(async () => {
  await test?.close();
  await fake?.close();
  [test, fake] = [null, null];
});

/** A model that answers after so long, if ever. */
async function openWith(milliseconds: number) {
  fake = await startFakeModel();
  let calls = 0;
  fake.answerWith(async () => {
    calls += 1;
    await delay(milliseconds, undefined, { ref: false });
    return { content: '' };
  });
  const chef = { requestsPerHour: 30, model: fake.config('openai') };
  const metricsToken = 'a-token-for-metrics';
  test = await buildTestApp({ config: { chef, metricsToken } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  return { app: test, who: await test.signIn(), port, modelCalls: () => calls };
}

async function stream(port: number, who: SignedIn) {
  const call = openRequest({
    ...{ host: '127.0.0.1', port, path: '/api/ai/recipes', method: 'POST', agent: false },
    headers: {
      ...who.headers,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
  });
  call.on('error', () => {});
  call.end(JSON.stringify({ ingredients: ['carrots', 'onion', 'red lentils'] }));
  const [response]: IncomingMessage[] = await once(call, 'response');
  let text = '';
  response?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  response?.on('error', () => {});
  return { call, text: () => text };
}

async function metric(port: number, name: string): Promise<number> {
  const headers = { authorization: 'Bearer a-token-for-metrics' };
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  const line = new RegExp(`^${name} (\\d+)$`, 'm').exec(await response.text());
  return Number(line?.[1]);
}

describe('GEN-02 a stream', { timeout: 30_000 }, () => {
  it('GEN-02 shows at once what is being done, and ends its work with its connection', async () => {
    const { port, who, modelCalls } = await openWith(60_000);
    const { call, text } = await stream(port, who);
    await expect.poll(text).toContain('data: {"stage":"asking_model"}');
    expect(text()).toMatch(/^event: progress\ndata: \{"stage":"reading"\}\n\n/);
    await expect.poll(modelCalls).toBe(1);
    call.destroy();
    await delay(300);
    expect(await metric(port, 'pomona_chef_built_in_recipes_total')).toBe(0);
    expect(await metric(port, 'pomona_chef_model_down_total')).toBe(0);
  });

  it('GEN-02 ends with an error where the server stops', async () => {
    const { app, port, who } = await openWith(60_000);
    const { text } = await stream(port, who);
    await expect.poll(text).toContain('asking_model');
    const began = performance.now();
    await app.app.close();
    expect(performance.now() - began).toBeLessThan(3000);
    expect(text()).toMatch(/\nevent: error\ndata: \{"detail":".+","code":"unavailable",/);
  });
});

it('an idle stream says now and then that it lives', { timeout: 20_000 }, async () => {
  const { port, who } = await openWith(60_000);
  const { text, call } = await stream(port, who);
  await expect.poll(text, { timeout: 12_000 }).toContain('\n:\n\n');
  call.destroy();
});

it('GEN-08 the configuration for clients names the model', async () => {
  const { app } = await openWith(0);
  const config = await app.inject({ url: '/api/config' });
  expect(config.json().chef).toEqual({ models: ['gpt-5-mini'] });
});
