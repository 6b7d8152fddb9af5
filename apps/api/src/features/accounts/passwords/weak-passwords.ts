import { commonPasswords } from './common-passwords-data.ts';

/** Whether a new password is too easy: among the common ones, or what the account says of itself anyway. */
export function isWeakPassword(entry: { password: string; email: string; name: string }): boolean {
  if (isCommonPassword(entry.password)) return true;
  const password = entry.password.trim().toLowerCase();
  const [mailbox = ''] = entry.email.toLowerCase().split('@');
  return [entry.email, mailbox, entry.name].some((known) => known.toLowerCase() === password);
}

/** Whether a new password is one of those that are tried first. Case and white space at the ends hide nothing. */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  return commonPasswords.has(plain) || isOneCharacter(plain);
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size <= 1;
}
