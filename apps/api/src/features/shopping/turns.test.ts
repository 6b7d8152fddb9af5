import { setImmediate as aTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takingTurns } from './turns.ts';

it('long work lets others be served, short work does not wait', async () => {
  let now = 0;
  const nextTurn = takingTurns(() => now);
  let isServed = false;
  const other = aTurn().then(() => {
    isServed = true;
  });
  await nextTurn();
  expect(isServed).toBe(false);
  now += 6;
  await nextTurn();
  expect(isServed).toBe(true);
  await other;
});
