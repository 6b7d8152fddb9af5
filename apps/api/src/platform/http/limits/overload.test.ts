import { setTimeout as wait } from 'node:timers/promises';
import { defineEndpoint } from '@pomona/contract/endpoint';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serve } from '#platform/http/serve.ts';
import { createTestServer } from '#test/http.ts';

const call = (name: string) =>
  defineEndpoint({
    name,
    feature: 'test',
    summary: 'For this test',
    method: 'GET',
    path: `/api/${name}`,
    access: 'public',
    replies: { 200: z.object({}) },
    errors: [],
  });

function keepBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('turns calls away while it cannot keep up, still tells that it lives, and recovers', async () => {
  const app = await createTestServer({
    overload: { maximumDelayMilliseconds: 40, maximumHeapBytes: 0, maximumBodyBytes: 0 },
  });
  serve(app, call('soup'), () => ({}));
  serve(app, call('alive'), () => ({}), { answersUnderPressure: true });
  await app.ready();

  const until = performance.now() + 1500;
  let refused: Awaited<ReturnType<typeof ask>> | null = null;
  const ask = () => app.inject('/api/soup');
  while (performance.now() < until && refused === null) {
    keepBusy(150);
    await wait(1);
    const answer = await ask();
    if (answer.statusCode === 503) refused = answer;
  }
  expect(refused?.headers['retry-after']).toBe('2');
  expect(refused?.json().code).toBe('unavailable');
  expect((await app.inject('/api/alive')).statusCode).toBe(200);

  await expect.poll(async () => (await ask()).statusCode, { timeout: 5000 }).toBe(200);
  await app.close();
});

it('answers after single pauses below the limit', async () => {
  const app = await createTestServer({
    overload: { maximumDelayMilliseconds: 2000, maximumHeapBytes: 0, maximumBodyBytes: 0 },
  });
  serve(app, call('soup'), () => ({}));
  await app.ready();

  const statuses: number[] = [];
  for (let pause = 0; pause < 4; pause += 1) {
    keepBusy(600);
    await wait(1);
    statuses.push((await app.inject('/api/soup')).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200]);
  await app.close();
});

it('does not count the work of its own start', async () => {
  const app = await createTestServer({
    overload: { maximumDelayMilliseconds: 40, maximumHeapBytes: 0, maximumBodyBytes: 0 },
  });
  serve(app, call('soup'), () => ({}));
  await app.ready();
  keepBusy(1000);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const statuses = new Set<number>();
  for (let second = 0; second < 5; second += 1) {
    await wait(100);
    statuses.add((await fetch(`${url}/api/soup`)).status);
  }
  expect([...statuses]).toEqual([200]);
  await app.close();
});

it('turns calls away while the live heap is too large, and recovers with the next collection', async () => {
  let live = 50;
  const app = await createTestServer({
    overload: {
      maximumDelayMilliseconds: 0,
      maximumHeapBytes: 100,
      maximumBodyBytes: 0,
      liveHeapBytes: () => live,
    },
  });
  serve(app, call('soup'), () => ({}));
  serve(app, call('alive'), () => ({}), { answersUnderPressure: true });
  const status = async (name: string) => (await app.inject(`/api/${name}`)).statusCode;
  expect(await status('soup')).toBe(200);
  live = 150;
  await expect.poll(() => status('soup'), { timeout: 5000 }).toBe(503);
  expect(await status('alive')).toBe(200);
  live = 50;
  await expect.poll(() => status('soup'), { timeout: 5000 }).toBe(200);
  await app.close();
});
