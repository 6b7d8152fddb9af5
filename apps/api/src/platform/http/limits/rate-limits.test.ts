import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEndpoint } from '@pomona/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestServer } from '#test/http.ts';
import { serve } from '../serve.ts';

const redisServer = '/usr/bin/redis-server';

const soup = defineEndpoint({
  name: 'soup',
  feature: 'test',
  summary: 'For this test',
  method: 'GET',
  path: '/api/soup',
  access: 'public',
  replies: { 200: z.object({}) },
  errors: [],
});

/** A server that lets two reads a minute through. */
async function createLimitedServer(redis: Redis | null = null): Promise<FastifyInstance> {
  const app = await createTestServer({ limits: { factor: 2 / 1200, redis } });
  serve(app, soup, () => ({}));
  return app;
}

const callFrom = (app: FastifyInstance, remoteAddress: string) =>
  app.inject({ url: '/api/soup', remoteAddress });

const statusFrom = async (app: FastifyInstance, address: string) =>
  (await callFrom(app, address)).statusCode;

describe('counting calls in memory', () => {
  afterEach(() => void vi.useRealTimers());

  it('refuses beyond the limit until the window ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const app = await createLimitedServer();
    expect([await statusFrom(app, '203.0.113.1'), await statusFrom(app, '203.0.113.1')]).toEqual([
      200, 200,
    ]);
    vi.setSystemTime(59_000);
    const refused = await callFrom(app, '203.0.113.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    vi.setSystemTime(60_000);
    expect(await statusFrom(app, '203.0.113.1')).toBe(200);
    await app.close();
  });

  it('forgets the oldest callers rather than growing without end', async () => {
    const app = await createLimitedServer();
    const first = '10.9.9.9';
    for (let call = 0; call < 3; call += 1) await callFrom(app, first);
    for (let caller = 0; caller < 10_000; caller += 1)
      await callFrom(app, `10.0.${caller >> 8}.${caller & 255}`);
    expect(await statusFrom(app, first)).toBe(200);
    await app.close();
  }, 60_000);
});

describe.runIf(existsSync(redisServer))('counting calls in Redis', () => {
  let redis: Redis;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pomona-calls-'));
    const socket = join(folder, 'redis.sock');
    const args = ['--port', '0', '--unixsocket', socket, '--dir', folder, '--save', ''];
    const server = spawn(redisServer, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const chunk of server.stdout) if (String(chunk).includes('eady to accept')) break;
    redis = new Redis(socket, { enableOfflineQueue: true, maxRetriesPerRequest: 0 });
    redis.on('error', () => {});
    stop = async () => {
      server.kill('SIGKILL');
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    };
  });
  afterAll(() => redis.disconnect());

  it('counts what several processes count together', async () => {
    const [one, two] = [await createLimitedServer(redis), await createLimitedServer(redis)];
    expect([await statusFrom(one, '203.0.113.1'), await statusFrom(two, '203.0.113.1')]).toEqual([
      200, 200,
    ]);
    const refused = await callFrom(one, '203.0.113.1');
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await statusFrom(two, '203.0.113.2')).toBe(200);
    await Promise.all([one.close(), two.close()]);
  });

  it('counts alone while Redis is away', async () => {
    await stop();
    const app = await createLimitedServer(redis);
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push(await statusFrom(app, '203.0.113.3'));
    expect(statuses).toEqual([200, 200, 429]);
    await app.close();
  });
});
