import { checkSignUp, type SignUpValues } from '@pomona/contract/accounts/forms';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { checkTexts, fieldErrorsOf, namedFieldErrors } from './form-problems.ts';
import type { SignUpField } from './sign-up-values.ts';
import type { FieldErrors } from './use-field-errors.ts';

/** Describes what is wrong with a sign-up: in a toast, and at the fields that it concerns (AUTH-08, AUTH-09). */
export function useSignUpProblems(show: (errors: FieldErrors<SignUpField>) => void) {
  const translate = useTranslations('accounts');

  /** All at the fields, the first in a toast; true when there was a problem. */
  function showAll(values: SignUpValues): boolean {
    const checks = checkSignUp(values);
    const [first] = checks;
    show(fieldErrorsOf(checks, values, translate));
    if (first !== undefined) showToast({ tone: 'destructive', ...checkTexts(first, translate) });
    return first !== undefined;
  }

  /** What the server refuses of single fields is shown at these fields. */
  function showServerProblem(error: unknown): void {
    if (error instanceof ApiError) show(namedFieldErrors(error.problems));
  }

  return { showAll, showServerProblem };
}
