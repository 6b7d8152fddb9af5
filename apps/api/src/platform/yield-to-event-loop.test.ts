import { expect, it } from 'vitest';
import { createPeriodicYield, yieldToEventLoop } from './yield-to-event-loop.ts';

it('long work lets others be served, short work does not wait', async () => {
  let now = 0;
  const yieldPeriodically = createPeriodicYield(() => now);
  let isServed = false;
  const other = yieldToEventLoop().then(() => {
    isServed = true;
  });
  await yieldPeriodically();
  expect(isServed).toBe(false);
  now += 6;
  await yieldPeriodically();
  expect(isServed).toBe(true);
  await other;
});
