import type { FormCheck, SignUpValues } from '@pomona/contract/accounts/forms';
import { minimumPasswordLength } from '@pomona/contract/constants';
import type { FieldProblem } from '@pomona/contract/errors';
import type { RefusedForm } from '@pomona/contract/rendering';
import type { useTranslations } from 'use-intl';
import type { SignUpField } from './sign-up-values.ts';
import type { FieldErrors } from './use-field-errors.ts';

type Translate = ReturnType<typeof useTranslations<'accounts'>>;

interface CheckTexts {
  readonly title: string;
  readonly description?: string;
}

const count = minimumPasswordLength;

/** What is wrong with a form as a whole. */
export function checkTexts(check: FormCheck, translate: Translate): CheckTexts {
  const texts: Record<FormCheck, CheckTexts> = {
    missing: { title: translate('missingTitle'), description: translate('missingText') },
    mismatch: { title: translate('mismatchTitle') },
    'too-short': {
      title: translate('tooShortTitle'),
      description: translate('tooShort', { count }),
    },
    'not-agreed': { title: translate('termsTitle'), description: translate('termsNeeded') },
    'email-form': { title: translate('emailFormTitle') },
  };
  return texts[check];
}

/** The same at the fields of a sign-up. */
export function fieldErrorsOf(
  check: FormCheck,
  values: Partial<SignUpValues>,
  translate: Translate,
): FieldErrors<SignUpField> {
  if (check === 'mismatch') return { confirmation: translate('mismatchText') };
  if (check === 'too-short') return { password: translate('passwordHint', { count }) };
  if (check === 'not-agreed') return { agrees: translate('termsMissing') };
  if (check === 'email-form') return { email: translate('emailInvalid') };
  return {
    ...(!values.name && { name: translate('nameRequired') }),
    ...(!values.email && { email: translate('emailRequired') }),
    ...(!values.password && { password: translate('passwordRequired') }),
    ...(!values.confirmation && { confirmation: translate('confirmRequired') }),
  };
}

/** What the server says about single fields. */
export function namedFieldErrors(problems: readonly FieldProblem[]): FieldErrors<SignUpField> {
  const named = problems.flatMap(({ path, message }) => {
    const field = (['name', 'email', 'password'] as const).find((name) => path.endsWith(name));
    return field ? [[field, message]] : [];
  });
  return Object.fromEntries(named);
}

/** What the server found wrong with a form that was posted without scripts: in a sentence, and at its fields. */
export function refusalTexts({ values, problem }: RefusedForm, translate: Translate) {
  if ('refusal' in problem) {
    const { detail, errors = [] } = problem.refusal;
    return { sentence: detail, errors: namedFieldErrors(errors) };
  }
  const { title, description } = checkTexts(problem.check, translate);
  return {
    sentence: description ?? title,
    errors: fieldErrorsOf(problem.check, values, translate),
  };
}
