import { commonPasswords } from './common-passwords-data.ts';

/** Whether a new password is one of those that are tried first. Case and white space at the ends hide nothing. */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  return commonPasswords.has(plain) || isOneCharacter(plain);
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size <= 1;
}
