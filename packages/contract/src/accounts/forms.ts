import { minimumPasswordLength } from '../constants.ts';

export interface SignUpValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly agrees: boolean;
}

export type FormCheck = 'missing' | 'mismatch' | 'too-short' | 'not-agreed' | 'email-form';

/** The first thing that stands in the way of signing up, in the order that AUTH-08 fixes; then the e-mail's form. */
export function checkSignUp(values: SignUpValues): FormCheck | null {
  const { name, email, password, confirmation, agrees } = values;
  if (!name || !email || !password || !confirmation) return 'missing';
  if (password !== confirmation) return 'mismatch';
  if (password.length < minimumPasswordLength) return 'too-short';
  if (!agrees) return 'not-agreed';
  if (!isEmailLike(email)) return 'email-form';
  return null;
}

function isEmailLike(email: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
}
