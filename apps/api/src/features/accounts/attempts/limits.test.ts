import { expect, it } from 'vitest';
import { signInLimits, windowAt } from './limits.ts';

const limit = { max: 1, windowMilliseconds: 60_000 };

it('tells the window of a moment and the seconds that are left of it', () => {
  expect(windowAt(120_000, limit)).toEqual({ start: new Date(120_000), leftSeconds: 60 });
  expect(windowAt(178_500, limit)).toEqual({ start: new Date(120_000), leftSeconds: 2 });
  expect(windowAt(179_999, limit)).toEqual({ start: new Date(120_000), leftSeconds: 1 });
});

it('danger 8: one stranger alone cannot use up what an account has', () => {
  expect(signInLimits.account.max).toBeGreaterThan(signInLimits.networkAndAccount.max);
});
