import { expect, it } from 'vitest';
import { cachedByVersion } from './cached-by-version.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A cache of a version that the test raises, with what was done for it. */
function openCache() {
  const done = { versions: 0, computed: 0, running: 0, maxRunning: 0 };
  const source = { version: 1, fails: 0 };
  const cache = cachedByVersion<number>({
    readVersion: async () => {
      done.versions += 1;
      return source.version;
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
  return { cache, source, done };
}

it('computes on the first call, and then answers from memory', async () => {
  const { cache, done } = openCache();
  expect(done.computed).toBe(0);
  expect(await cache.get()).toBe(1);
  expect(await Promise.all([cache.get(), cache.get()])).toEqual([1, 1]);
  expect(done.computed).toBe(1);
});

it('a hundred who ask together share one check, and every change is noticed by the next call', async () => {
  const { cache, source, done } = openCache();
  await cache.get();
  source.version += 1;
  expect(await cache.get()).toBe(2);
  const { versions } = done;
  expect(await Promise.all(Array.from({ length: 100 }, () => cache.get()))).toEqual(
    Array.from({ length: 100 }, () => 2),
  );
  expect(done.versions - versions).toBeLessThanOrEqual(2);
  expect(done.computed).toBe(2);
});

it('all who ask after changes during a computation wait for one that began after theirs', async () => {
  const { cache, source, done } = openCache();
  await cache.get();
  source.version += 1;
  const first = cache.get();
  await wait(2);
  const later: Promise<number>[] = [];
  for (let call = 0; call < 10; call += 1) {
    source.version += 1;
    later.push(cache.get());
  }
  expect(await first).toBe(2);
  expect(await Promise.all(later)).toEqual(Array.from({ length: 10 }, () => 12));
  expect(done).toMatchObject({ computed: 3, maxRunning: 1 });
});

it('a failure reaches those who asked for it, not those who asked after a later change', async () => {
  const { cache, source, done } = openCache();
  source.fails = 1;
  const first = cache.get();
  await wait(2);
  source.version += 1;
  const second = cache.get();
  await expect(first).rejects.toThrow('The database is away');
  expect(await second).toBe(2);
  expect(await cache.get()).toBe(2);
  expect(done.computed).toBe(2);
});
