import { expect, it } from 'vitest';
import { createTestClock } from '#test/app.ts';
import { cachedFor } from './cached-for.ts';

it('computes once for all callers of its time, and again after a failure', async () => {
  const clock = createTestClock();
  const source = { computed: 0, fails: true };
  const get = cachedFor({
    milliseconds: 2000,
    clock: clock.now,
    compute: async () => {
      source.computed += 1;
      if (source.fails) throw new Error('The database is away');
      return { computed: source.computed };
    },
  });
  await expect(get()).rejects.toThrow('The database is away');
  source.fails = false;
  expect(await Promise.all([get(), get()])).toEqual([{ computed: 2 }, { computed: 2 }]);
  clock.advance(1999);
  expect(await get()).toEqual({ computed: 2 });
  clock.advance(1);
  expect(await get()).toEqual({ computed: 3 });
});
