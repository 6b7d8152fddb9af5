import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import type { Bus, Payload } from './bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createRedisBus } from './redis-bus.ts';

const log = pino({ level: 'silent' });

/** A transport under test: opens buses, and breaks their connections once. */
interface Transport {
  open(): Promise<Bus>;
  interrupt(): Promise<void>;
  close(): Promise<void>;
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('waited too long');
    await wait(5);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function postgresTransport(): Promise<Transport> {
  const database = await createTestDatabase();
  return {
    open: () => createPostgresBus(() => database.url, log),
    async interrupt() {
      const client = new pg.Client(database.url);
      await client.connect();
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      await client.end();
    },
    close: () => database.close(),
  };
}

const redisServer = '/usr/bin/redis-server';
const hasRedis = existsSync(redisServer);

async function startRedis(port: number, folder: string) {
  const child = spawn(redisServer, ['--port', String(port), '--dir', folder, '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept')) break;
  return child;
}

async function redisTransport(): Promise<Transport> {
  const folder = mkdtempSync(join(tmpdir(), 'pomona-redis-'));
  const port = await freePort();
  let server = await startRedis(port, folder);
  const stop = async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    open: () => createRedisBus(`redis://127.0.0.1:${port}`, log),
    async interrupt() {
      await stop();
      server = await startRedis(port, folder);
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const transports: [string, () => Promise<Transport>][] = [['PostgreSQL', postgresTransport]];
if (hasRedis) transports.push(['Redis', redisTransport]);

it.runIf(process.env.POMONA_REQUIRE_REDIS === '1')('has a Redis to test against', () => {
  expect(hasRedis).toBe(true);
});

describe.each(transports)('the bus on %s', (_name, openTransport) => {
  let transport: Transport;
  const open: Bus[] = [];
  const openOne = async () => {
    const bus = await transport.open();
    open.push(bus);
    return bus;
  };
  const collect = (bus: Bus, topic: string) => {
    const heard: Payload[] = [];
    bus.subscribe(topic, (payload) => heard.push(payload));
    return heard;
  };

  beforeAll(async () => {
    transport = await openTransport();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((bus) => bus.close()));
  });
  afterAll(() => transport.close());

  it('reaches other processes, in order', async () => {
    const [one, two] = [await openOne(), await openOne()];
    const heard = collect(two, 'recipes.changed');
    for (let id = 0; id < 20; id += 1) await one.publish('recipes.changed', { id });
    await until(() => heard.length === 20);
    expect(heard).toEqual(Array.from({ length: 20 }, (_, id) => ({ id })));
  });

  it('serves the listeners of its own process at once, and once', async () => {
    const bus = await openOne();
    const heard = collect(bus, 'news');
    const sending = bus.publish('news', 'soup');
    expect(heard).toEqual(['soup']);
    await sending;
    await bus.publish('news', 'salad');
    await wait(50);
    expect(heard).toEqual(['soup', 'salad']);
  });

  it('keeps topics apart and stops after unsubscribing', async () => {
    const [one, two] = [await openOne(), await openOne()];
    const other = collect(two, 'other');
    const heard: Payload[] = [];
    const stop = two.subscribe('topic', (payload) => heard.push(payload));
    await one.publish('topic', 1);
    await until(() => heard.length === 1);
    stop();
    await one.publish('topic', 2);
    await one.publish('other', 3);
    await until(() => other.length === 1);
    expect(heard).toEqual([1]);
  });

  it('goes on when a listener throws', async () => {
    const bus = await openOne();
    bus.subscribe('topic', () => {
      throw new Error('of no matter');
    });
    const heard = collect(bus, 'topic');
    await bus.publish('topic', 'still');
    expect(heard).toEqual(['still']);
  });

  it('refuses what no transport carries', async () => {
    const bus = await openOne();
    await expect(bus.publish('topic', 'x'.repeat(8000))).rejects.toThrow(/too large/);
    await expect(bus.publish("topic'; --", 1)).rejects.toThrow(/no topic/);
  });

  it('carries quotes, accents and emoji unchanged', async () => {
    const [one, two] = [await openOne(), await openOne()];
    const heard = collect(two, 'topic');
    await one.publish('topic', 'l\'été "5" 🍲 \\ \n');
    await until(() => heard.length === 1);
    expect(heard).toEqual(['l\'été "5" 🍲 \\ \n']);
  });

  it('comes back after its connection was cut, and says so', async () => {
    const [one, two] = [await openOne(), await openOne()];
    let catchUps = 0;
    two.onReconnect(() => {
      catchUps += 1;
    });
    await transport.interrupt();
    await until(() => catchUps === 1 && one.isHealthy() && two.isHealthy());
    const heard = collect(two, 'topic');
    await one.publish('topic', 'back');
    await until(() => heard.length === 1);
    expect(heard).toEqual(['back']);
  });
});

describe('a bus whose server is away', () => {
  const opened: Bus[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((bus) => bus.close()));
  });

  it.each([
    [
      'PostgreSQL',
      (port: number) => createPostgresBus(() => `postgres://a:b@127.0.0.1:${port}/x`, log),
    ],
    ['Redis', (port: number) => createRedisBus(`redis://127.0.0.1:${port}`, log)],
  ])('%s: starts, is not healthy, and still serves its own process', async (_name, openBus) => {
    const bus = await openBus(await freePort());
    opened.push(bus);
    const heard: Payload[] = [];
    bus.subscribe('topic', (payload) => heard.push(payload));
    await bus.publish('topic', 'here');
    expect(bus.isHealthy()).toBe(false);
    expect(heard).toEqual(['here']);
  });
});
