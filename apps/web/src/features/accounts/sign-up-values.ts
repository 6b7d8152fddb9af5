import type { SignUpValues } from '@pomona/contract/accounts/forms';
import { textIn } from './text-in.ts';

export type SignUpField = keyof SignUpValues;

/** A password is taken as typed, spaces included; name and e-mail lose what surrounds them. */
export function signUpValues(typed: FormData): SignUpValues {
  return {
    name: textIn(typed, 'name').trim(),
    email: textIn(typed, 'email').trim(),
    password: textIn(typed, 'password'),
    confirmation: textIn(typed, 'confirmation'),
    agrees: typed.has('agrees'),
  };
}
