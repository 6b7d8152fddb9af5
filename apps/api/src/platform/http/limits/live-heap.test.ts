import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchLiveHeap } from './live-heap.ts';

it('danger 13: counts what outlives a collection, and not what is thrown away', {
  timeout: 60_000,
}, async () => {
  const heap = watchLiveHeap();
  let kept: number[][] = [];
  const fill = (millions: number) =>
    Array.from({ length: millions }, () => Array.from({ length: 1_000_000 / 8 }, () => 0.5));
  const collected = async () => {
    const before = heap.bytes();
    for (let round = 0; round < 500 && heap.bytes() === before; round += 1) {
      fill(20);
      await wait(1);
    }
    return heap.bytes();
  };
  const small = await collected();
  kept = fill(300);
  await collected();
  expect((await collected()) - small).toBeGreaterThan(200_000_000);
  kept = [];
  await collected();
  expect((await collected()) - small).toBeLessThan(150_000_000);
  expect(kept).toEqual([]);
  heap.close();
});
