import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CountCall, createMemoryCounter, createRedisCounter } from './call-counter.ts';

const redisServer = '/usr/bin/redis-server';

describe('counting calls in memory', () => {
  it('refuses beyond the limit until the window ends', async () => {
    let now = 0;
    const count = createMemoryCounter(() => now);
    expect([1, 2, 3].map(() => count('ada', 2))).toEqual([0, 0, 60_000]);
    now = 59_000;
    expect(count('ada', 2)).toBe(1000);
    now = 60_000;
    expect(count('ada', 2)).toBe(0);
  });

  it('forgets the oldest callers rather than growing without end', () => {
    const count = createMemoryCounter(() => 0);
    for (let caller = 0; caller <= 50_000; caller += 1) count(String(caller), 1);
    expect(count('50000', 1)).toBeGreaterThan(0);
    expect(count('0', 1)).toBe(0);
  });
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

  const alone: CountCall = () => 0;

  it('counts what several processes count together', async () => {
    const [one, two] = [createRedisCounter(redis, alone), createRedisCounter(redis, alone)];
    expect([await one('ada', 2), await two('ada', 2)]).toEqual([0, 0]);
    const wait = await one('ada', 2);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect(await two('grace', 2)).toBe(0);
  });

  it('counts alone while Redis is away', async () => {
    await stop();
    const count = createRedisCounter(redis, createMemoryCounter(Date.now));
    expect([await count('ada', 1), await count('ada', 1)]).toEqual([0, expect.any(Number)]);
    expect(await count('ada', 1)).toBeGreaterThan(0);
  });
});
