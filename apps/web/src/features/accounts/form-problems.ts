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

/** All that is wrong, at the fields of a sign-up, in their order. */
export function fieldErrorsOf(
  checks: readonly FormCheck[],
  values: Partial<SignUpValues>,
  translate: Translate,
): FieldErrors<SignUpField> {
  const has = (check: FormCheck) => checks.includes(check);
  const isMissing = (field: 'name' | 'email' | 'password' | 'confirmation') =>
    has('missing') && !values[field];
  return {
    ...(isMissing('name') && { name: translate('nameRequired') }),
    ...(has('email-form') && { email: translate('emailInvalid') }),
    ...(isMissing('email') && { email: translate('emailRequired') }),
    ...(has('too-short') && { password: translate('passwordHint', { count }) }),
    ...(isMissing('password') && { password: translate('passwordRequired') }),
    ...(has('mismatch') && { confirmation: translate('mismatchText') }),
    ...(isMissing('confirmation') && { confirmation: translate('confirmRequired') }),
    ...(has('not-agreed') && { agrees: translate('termsMissing') }),
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
  const { checks } = problem;
  const [{ title, description } = { title: '' }] = checks.map((each) =>
    checkTexts(each, translate),
  );
  return { sentence: description ?? title, errors: fieldErrorsOf(checks, values, translate) };
}
