import { minimumPasswordLength } from '../constants.ts';

export interface SignUpValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly agrees: boolean;
}

const formChecks = ['missing', 'mismatch', 'too-short', 'not-agreed', 'email-form'] as const;
export type FormCheck = (typeof formChecks)[number];

/** Everything that stands in the way of signing up, in the order that AUTH-08 fixes; then the e-mail's form. */
export function checkSignUp(values: SignUpValues): FormCheck[] {
  const { name, email, password, confirmation, agrees } = values;
  const failed: Record<FormCheck, boolean> = {
    missing: !name || !email || !password || !confirmation,
    mismatch: password !== '' && confirmation !== '' && password !== confirmation,
    'too-short': password !== '' && password.length < minimumPasswordLength,
    'not-agreed': !agrees,
    'email-form': email !== '' && !isEmailLike(email),
  };
  return formChecks.filter((check) => failed[check]);
}

function isEmailLike(email: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
}
