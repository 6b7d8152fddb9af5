import { expect, it } from 'vitest';
import { mayEnter, mayReturn } from './policy.ts';

it('keeps out who is disabled, and the published accounts where there is no demonstration', () => {
  const member = { isDisabled: false, isDemo: false };
  expect(mayEnter(member, false)).toBe(true);
  expect(mayEnter({ ...member, isDisabled: true }, true)).toBe(false);
  expect(mayEnter({ ...member, isDemo: true }, true)).toBe(true);
  expect(mayEnter({ ...member, isDemo: true }, false)).toBe(false);
});

it('AUTH-11 lets somebody return who deleted the account, until it is erased', () => {
  expect(mayReturn({ erasureAt: null }, 1000)).toBe(true);
  expect(mayReturn({ erasureAt: new Date(1001) }, 1000)).toBe(true);
  expect(mayReturn({ erasureAt: new Date(1000) }, 1000)).toBe(false);
});
