import { minimumPasswordLength } from '@pomona/contract/constants';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/failures.ts';
import { showToast } from '#ui/toast-message.ts';
import { firstSignUpProblem, type SignUpProblem, type SignUpValues } from './sign-up-checks.ts';

type Field = keyof SignUpValues;

/** Says what is wrong with a sign-up: in a toast, and at the fields that it concerns (AUTH-08, AUTH-09). */
export function useSignUpProblems(form: UseFormReturn<SignUpValues>) {
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

  const missing: Partial<Record<Field, string>> = {
    name: translate('nameRequired'),
    email: translate('emailRequired'),
    password: translate('passwordRequired'),
    confirmation: translate('confirmRequired'),
  };

  function fieldsOf(problem: SignUpProblem, values: SignUpValues): [Field, string][] {
    if (problem === 'mismatch') return [['confirmation', translate('mismatchText')]];
    if (problem === 'too-short') return [['password', translate('passwordHint', { count })]];
    if (problem === 'not-agreed') return [['agrees', translate('termsMissing')]];
    if (problem === 'email-form') return [['email', translate('emailInvalid')]];
    const fields: Field[] = ['name', 'email', 'password', 'confirmation'];
    return fields.flatMap((field) => {
      const isEmpty = String(values[field]).trim() === '';
      return isEmpty ? [[field, missing[field] ?? '']] : [];
    });
  }

  /** True when there was something to tell. */
  function tellFirst(values: SignUpValues): boolean {
    const problem = firstSignUpProblem(values);
    if (problem === null) return false;
    showToast({ tone: 'destructive', ...toasts[problem] });
    const [first] = fieldsOf(problem, values);
    for (const [field, message] of fieldsOf(problem, values)) form.setError(field, { message });
    if (first) form.setFocus(first[0]);
    return true;
  }

  /** What the server says about single fields stands at these fields. */
  function tellServer(error: unknown): void {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'email_taken') form.setFocus('email');
    for (const { path, message } of error.problems) {
      const field = (['name', 'email', 'password'] as const).find((name) => path.endsWith(name));
      if (field) form.setError(field, { message });
    }
  }

  return { tellFirst, tellServer };
}
