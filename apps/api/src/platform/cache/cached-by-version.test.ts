import { expect, it } from 'vitest';
import type { Bus } from '#platform/realtime/bus.ts';
import { createListeners } from '#platform/realtime/listeners.ts';
import { createTestClock } from '#test/app.ts';
import { cachedByVersion } from './cached-by-version.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const topic = 'data.changed';

/** A cache of a version that the test raises, with what was done for it. */
function openCache() {
  const listeners = createListeners(() => {});
  const clock = createTestClock();
  const done = { versions: 0, computed: 0, running: 0, maxRunning: 0 };
  const source = { version: 1, fails: 0, isHealthy: true, reconnect: () => {} };
  const bus: Bus = {
    publish: async (topic, payload) => listeners.notify(topic, payload),
    subscribe: listeners.add,
    onReconnect(listener) {
      source.reconnect = listener;
      return () => {};
    },
    isHealthy: () => source.isHealthy,
    close: async () => {},
  };
  const cache = cachedByVersion<number>({
    bus,
    topic,
    clock: clock.now,
    readVersion: async () => {
      done.versions += 1;
      return String(source.version);
    },
    compute: async () => {
      done.computed += 1;
      done.running += 1;
      done.maxRunning = Math.max(done.maxRunning, done.running);
      const { version } = source;
      await wait(10);
      done.running -= 1;
      source.fails -= 1;
      if (source.fails >= 0) throw new Error('The database is away');
      return version;
    },
  });
  const change = () => {
    source.version += 1;
    return bus.publish(topic, {});
  };
  return { cache, source, done, clock, change };
}

it('computes on the first call, and then answers from memory', async () => {
  const { cache, done } = openCache();
  expect(done.computed).toBe(0);
  expect(await Promise.all([cache.get(), cache.get()])).toEqual([1, 1]);
  expect(await cache.get()).toBe(1);
  expect(done).toMatchObject({ computed: 1, versions: 1 });
});

it('all who ask after changes during a computation wait for one that began after theirs', async () => {
  const { cache, done, change } = openCache();
  await cache.get();
  await change();
  const first = cache.get();
  await wait(2);
  const later: Promise<number>[] = [];
  for (let call = 0; call < 10; call += 1) {
    await change();
    later.push(cache.get());
  }
  expect(await first).toBe(2);
  expect(await Promise.all(later)).toEqual(Array.from({ length: 10 }, () => 12));
  expect(done).toMatchObject({ computed: 3, maxRunning: 1 });
});

it('a failure reaches those who asked for it, not those who asked after a later change', async () => {
  const { cache, source, done, change } = openCache();
  source.fails = 1;
  const first = cache.get();
  await wait(2);
  await change();
  const second = cache.get();
  await expect(first).rejects.toThrow('The database is away');
  expect(await second).toBe(2);
  expect(await cache.get()).toBe(2);
  expect(done.computed).toBe(2);
});

it('a change without a message is noticed within two seconds, a missed one after the bus is back', async () => {
  const { cache, source, done, clock } = openCache();
  await cache.get();
  source.version += 1;
  expect(await cache.get()).toBe(1);
  clock.advance(2000);
  expect(await cache.get()).toBe(2);
  source.version += 1;
  source.reconnect();
  expect(await cache.get()).toBe(3);
  clock.advance(2000);
  await cache.get();
  expect(done.computed).toBe(3);
});

it('while no message arrives every change is noticed at once, by one check for all who ask together', async () => {
  const { cache, source, done } = openCache();
  await cache.get();
  source.isHealthy = false;
  source.version += 1;
  expect(await cache.get()).toBe(2);
  const { versions } = done;
  expect(await Promise.all(Array.from({ length: 100 }, () => cache.get()))).toEqual(
    Array.from({ length: 100 }, () => 2),
  );
  expect(done.versions - versions).toBeLessThanOrEqual(2);
  expect(done.computed).toBe(2);
});

it('does not compute again for changes that its version does not count', async () => {
  const { cache, source, done, change } = openCache();
  await cache.get();
  await change();
  source.version -= 1;
  expect(await cache.get()).toBe(1);
  expect(done.computed).toBe(1);
});

it('ignores changes once it is closed', async () => {
  const { cache, done, change } = openCache();
  await cache.get();
  cache.close();
  await change();
  expect(await cache.get()).toBe(1);
  expect(done.computed).toBe(1);
});
