import { expect, it } from 'vitest';
import type { Bus } from '#platform/realtime/bus.ts';
import { createListeners } from '#platform/realtime/listeners.ts';
import { createTestClock } from '#test/app.ts';
import { createHeld, recipesChanged } from './held.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Something held of a version that the test raises, with what was done for it. */
function holding() {
  const listeners = createListeners(() => {});
  const clock = createTestClock();
  const done = { versions: 0, makings: 0, running: 0, mostRunning: 0 };
  const source = { version: 1, fails: 0, reconnect: () => {} };
  const bus: Bus = {
    publish: async (topic, payload) => listeners.tell(topic, payload),
    subscribe: listeners.add,
    onReconnect(listener) {
      source.reconnect = listener;
      return () => {};
    },
    isHealthy: () => true,
    close: async () => {},
  };
  const held = createHeld<number>({
    bus,
    clock: clock.now,
    readVersion: async () => {
      done.versions += 1;
      return String(source.version);
    },
    make: async () => {
      done.makings += 1;
      done.running += 1;
      done.mostRunning = Math.max(done.mostRunning, done.running);
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
    return bus.publish(recipesChanged, {});
  };
  return { held, source, done, clock, change };
}

it('is made when it is first asked for, and then stands', async () => {
  const { held, done } = holding();
  expect(done.makings).toBe(0);
  expect(await Promise.all([held.current(), held.current()])).toEqual([1, 1]);
  expect(await held.current()).toBe(1);
  expect(done).toMatchObject({ makings: 1, versions: 1 });
});

it('of many who ask after changes during a renewal, all wait for one that began after theirs', async () => {
  const { held, done, change } = holding();
  await held.current();
  await change();
  const first = held.current();
  await wait(2);
  const later: Promise<number>[] = [];
  for (let asked = 0; asked < 10; asked += 1) {
    await change();
    later.push(held.current());
  }
  expect(await first).toBe(2);
  expect(await Promise.all(later)).toEqual(Array.from({ length: 10 }, () => 12));
  expect(done).toMatchObject({ makings: 3, mostRunning: 1 });
});

it('a failure is told to those who asked for it, not to those who asked after a later change', async () => {
  const { held, source, done, change } = holding();
  source.fails = 1;
  const first = held.current();
  await wait(2);
  await change();
  const second = held.current();
  await expect(first).rejects.toThrow('The database is away');
  expect(await second).toBe(2);
  expect(await held.current()).toBe(2);
  expect(done.makings).toBe(2);
});

it('a change that nobody told of is noticed within two seconds, one that was missed after the bus is back', async () => {
  const { held, source, done, clock } = holding();
  await held.current();
  source.version += 1;
  expect(await held.current()).toBe(1);
  clock.advance(2000);
  expect(await held.current()).toBe(2);
  source.version += 1;
  source.reconnect();
  expect(await held.current()).toBe(3);
  clock.advance(2000);
  await held.current();
  expect(done.makings).toBe(3);
});

it('is not made anew by changes that its version does not count', async () => {
  const { held, source, done, change } = holding();
  await held.current();
  await change();
  source.version -= 1;
  expect(await held.current()).toBe(1);
  expect(done.makings).toBe(1);
});

it('hears nothing once it is closed', async () => {
  const { held, done, change } = holding();
  await held.current();
  held.close();
  await change();
  expect(await held.current()).toBe(1);
  expect(done.makings).toBe(1);
});
