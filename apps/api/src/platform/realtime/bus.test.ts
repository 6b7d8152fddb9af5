import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#test/sockets.ts';
import { freePort, hasRedis, type Transport, transports } from '#test/transports.ts';
import type { Bus, Payload } from './bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createRedisBus } from './redis-bus.ts';

const log = pino({ level: 'silent' });

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
