import { expect, it } from 'vitest';
import { shareReading } from './shared-reading.ts';

function openSource() {
  const source = { value: 1, begun: 0, running: 0, maxRunning: 0, fails: 0 };
  const read = shareReading(async () => {
    source.begun += 1;
    source.running += 1;
    source.maxRunning = Math.max(source.maxRunning, source.running);
    const { value } = source;
    await new Promise((resolve) => setTimeout(resolve, 5));
    source.running -= 1;
    source.fails -= 1;
    if (source.fails >= 0) throw new Error('away');
    return value;
  });
  return { source, read };
}

it('LIST-17 reads once for all who ask while another reading runs, and never what was there before their call', async () => {
  const { source, read } = openSource();
  const first = read();
  source.value = 2;
  const later = Array.from({ length: 50 }, () => read());
  expect(await first).toBe(1);
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]));
  expect([source.begun, source.maxRunning]).toEqual([2, 1]);
});

it('reads one at a time, however often it is called', async () => {
  const { source, read } = openSource();
  const calls = Array.from({ length: 40 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, index / 2));
    source.value = index;
    expect(await read()).toBeGreaterThanOrEqual(index);
  });
  await Promise.all(calls);
  expect(source.maxRunning).toBe(1);
});

it('a failure is of those alone who waited for it', async () => {
  const { source, read } = openSource();
  source.fails = 1;
  const [failed, next] = await Promise.allSettled([read(), read()]);
  expect([failed?.status, next?.status]).toEqual(['rejected', 'fulfilled']);
});
