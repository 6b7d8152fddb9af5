import { minimumPasswordLength } from '@pomona/contract/constants';
import { expect, it } from 'vitest';
import { commonPasswords } from './common-passwords-data.ts';
import { isCommonPassword } from './policy.ts';

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
