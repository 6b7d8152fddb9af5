import { minimumPasswordLength } from '@pomona/contract/constants';
import { expect, it } from 'vitest';
import { commonPasswords } from './common-passwords-data.ts';
import { isCommonPassword, isWeakPassword } from './weak-passwords.ts';

it.each(['123456', 'Password', 'QWERTY123', 'pomona123', ' iloveyou ', 'aaaaaaaaaa', '      '])(
  'danger 8: refuses %j',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

it.each(['lentils at noon', 'vX9$kq2L', 'fenugreek-71'])('accepts %j', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

it('lists a thousand words, all long enough to be chosen and in the form that is compared', () => {
  expect(commonPasswords.size).toBeGreaterThan(1000);
  for (const word of commonPasswords) {
    expect(word.length).toBeGreaterThanOrEqual(minimumPasswordLength);
    expect(word).toBe(word.toLowerCase());
  }
});

const entry = { email: 'Marguerite@pomona.test', name: 'Marguerite Duval' };

it.each(['123456', 'marguerite', 'marguerite@POMONA.test', 'marguerite duval'])(
  'danger 8: %j is no password for Marguerite',
  (password) => expect(isWeakPassword({ ...entry, password })).toBe(true),
);

it('leaves other passwords to their owner', () => {
  expect(isWeakPassword({ ...entry, password: 'marguerites in may' })).toBe(false);
});
