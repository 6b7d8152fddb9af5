import { expect, it } from 'vitest';
import { mayEnter } from './policy.ts';

it('keeps out who is disabled, and the published accounts where there is no demonstration', () => {
  const member = { isDisabled: false, isDemo: false };
  expect(mayEnter(member, false)).toBe(true);
  expect(mayEnter({ ...member, isDisabled: true }, true)).toBe(false);
  expect(mayEnter({ ...member, isDemo: true }, true)).toBe(true);
  expect(mayEnter({ ...member, isDemo: true }, false)).toBe(false);
});
