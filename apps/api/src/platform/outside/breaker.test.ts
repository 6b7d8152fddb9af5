import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

it('GEN-08 a model that fails three times in a row is left alone for a while, then tried once', () => {
  let now = 0;
  const breaker = createBreaker({ clock: () => now, maxFailures: 3, openMilliseconds: 1000 });
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.isOpen()).toBe(false);
  breaker.failed();
  expect(breaker.isOpen()).toBe(true);
  now = 999;
  expect(breaker.isOpen()).toBe(true);
  now = 1000;
  expect([breaker.isOpen(), breaker.isOpen()]).toEqual([false, true]);
  breaker.failed();
  now = 1999;
  expect(breaker.isOpen()).toBe(true);
  now = 2000;
  expect(breaker.isOpen()).toBe(false);
  breaker.succeeded();
  expect([breaker.isOpen(), breaker.isOpen()]).toEqual([false, false]);
});
