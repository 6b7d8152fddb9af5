import { expect, it } from 'vitest';
import { isWeakPassword, mayEnter } from './policy.ts';

const entry = { email: 'Marguerite@pomona.test', name: 'Marguerite Duval' };

it.each(['123456', 'marguerite', 'marguerite@POMONA.test', 'marguerite duval'])(
  'danger 8: %j is no password for Marguerite',
  (password) => expect(isWeakPassword({ ...entry, password })).toBe(true),
);

it('leaves other passwords to their owner', () => {
  expect(isWeakPassword({ ...entry, password: 'marguerites in may' })).toBe(false);
});

it('keeps out who is disabled, and the published accounts where there is no demonstration', () => {
  const member = { isDisabled: false, isDemo: false };
  expect(mayEnter(member, false)).toBe(true);
  expect(mayEnter({ ...member, isDisabled: true }, true)).toBe(false);
  expect(mayEnter({ ...member, isDemo: true }, true)).toBe(true);
  expect(mayEnter({ ...member, isDemo: true }, false)).toBe(false);
});
