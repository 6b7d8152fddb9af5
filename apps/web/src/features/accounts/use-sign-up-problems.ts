import { minimumPasswordLength } from '@pomona/contract/constants';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import {
  firstSignUpProblem,
  type SignUpField,
  type SignUpProblem,
  type SignUpValues,
} from './sign-up-checks.ts';
import type { FieldErrors } from './use-field-errors.ts';

type Errors = FieldErrors<SignUpField>;

/** Describes what is wrong with a sign-up: in a toast, and at the fields that it concerns (AUTH-08, AUTH-09). */
export function useSignUpProblems(show: (errors: Errors) => void) {
  const translate = useTranslations('accounts');
  const count = minimumPasswordLength;

  const toasts: Record<SignUpProblem, { title: string; description?: string }> = {
    missing: { title: translate('missingTitle'), description: translate('missingText') },
    mismatch: { title: translate('mismatchTitle') },
    'too-short': {
      title: translate('tooShortTitle'),
      description: translate('tooShort', { count }),
    },
    'not-agreed': { title: translate('termsTitle'), description: translate('termsNeeded') },
    'email-form': { title: translate('emailFormTitle') },
  };

  function errorsOf(problem: SignUpProblem, values: SignUpValues): Errors {
    if (problem === 'mismatch') return { confirmation: translate('mismatchText') };
    if (problem === 'too-short') return { password: translate('passwordHint', { count }) };
    if (problem === 'not-agreed') return { agrees: translate('termsMissing') };
    if (problem === 'email-form') return { email: translate('emailInvalid') };
    return {
      ...(!values.name && { name: translate('nameRequired') }),
      ...(!values.email && { email: translate('emailRequired') }),
      ...(!values.password && { password: translate('passwordRequired') }),
      ...(!values.confirmation && { confirmation: translate('confirmRequired') }),
    };
  }

  /** True when there was a problem. */
  function showFirst(values: SignUpValues): boolean {
    const problem = firstSignUpProblem(values);
    show(problem === null ? {} : errorsOf(problem, values));
    if (problem !== null) showToast({ tone: 'destructive', ...toasts[problem] });
    return problem !== null;
  }

  /** What the server refuses of single fields is shown at these fields. */
  function showServerProblem(error: unknown): void {
    if (!(error instanceof ApiError)) return;
    const named = error.problems.flatMap(({ path, message }) => {
      const field = (['name', 'email', 'password'] as const).find((name) => path.endsWith(name));
      return field ? [[field, message]] : [];
    });
    show(Object.fromEntries(named));
  }

  return { showFirst, showServerProblem };
}
