import { commonPasswords } from './common-passwords-data.ts';

/** A common password, or the name or e-mail of the account. */
export function isWeakPassword(entry: { password: string; email: string; name: string }): boolean {
  if (isCommonPassword(entry.password)) return true;
  const password = entry.password.trim().toLowerCase();
  const [mailbox = ''] = entry.email.toLowerCase().split('@');
  return [entry.email, mailbox, entry.name].some((known) => known.toLowerCase() === password);
}

/** Ignores case and surrounding white space. */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  return commonPasswords.has(plain) || isOneCharacter(plain);
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size <= 1;
}
