import { minimumPasswordLength } from '@pomona/contract/constants';

export interface SignUpValues {
  name: string;
  email: string;
  password: string;
  confirmation: string;
  agrees: boolean;
}

export type SignUpProblem = 'missing' | 'mismatch' | 'too-short' | 'not-agreed' | 'email-form';

/** The first thing that stands in the way of signing up, in the order that AUTH-08 fixes; then the e-mail's form. */
export function firstSignUpProblem(values: SignUpValues): SignUpProblem | null {
  const { name, email, password, confirmation, agrees } = values;
  if (!name.trim() || !email.trim() || !password || !confirmation) return 'missing';
  if (password !== confirmation) return 'mismatch';
  if (password.length < minimumPasswordLength) return 'too-short';
  if (!agrees) return 'not-agreed';
  if (!isEmailLike(email)) return 'email-form';
  return null;
}

/** Only what is surely no address; the server has the last word. */
export function isEmailLike(email: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim());
}
