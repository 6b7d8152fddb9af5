import type { SignUpValues } from '@pomona/contract/accounts/forms';
import { formText } from './form-text.ts';

export type SignUpField = keyof SignUpValues;

/** A password is taken as typed, spaces included; name and e-mail lose what surrounds them. */
export function signUpValues(typed: FormData): SignUpValues {
  return {
    name: formText(typed, 'name').trim(),
    email: formText(typed, 'email').trim(),
    password: formText(typed, 'password'),
    confirmation: formText(typed, 'confirmation'),
    agrees: typed.has('agrees'),
  };
}
