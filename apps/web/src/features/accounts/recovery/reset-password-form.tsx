import { minimumPasswordLength } from '@pomona/contract/constants';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { formText } from '../form-text.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { type FieldErrors, useFieldErrors } from '../use-field-errors.ts';
import { type ResetPasswordMutation, weakness } from './use-reset-password.ts';

interface Props {
  token: string;
  /** Whose password it is, once that is known. */
  email: string | undefined;
  reset: ResetPasswordMutation;
}

type Field = 'password' | 'confirmation';

/** The rules are those of a sign-up (AUTH-08). */
export function ResetPasswordForm({ token, email, reset }: Props) {
  const t = useTranslations('recovery.reset');
  const words = useTranslations('accounts');
  const { form, errors, show, forget } = useFieldErrors<Field>();

  function problemsOf(password: string, confirmation: string): FieldErrors<Field> {
    const count = minimumPasswordLength;
    if (password === '') return { password: words('passwordRequired') };
    if (password.length < count) return { password: words('passwordHint', { count }) };
    if (password !== confirmation) return { confirmation: words('mismatchText') };
    return {};
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const password = formText(typed, 'password');
    const problems = problemsOf(password, formText(typed, 'confirmation'));
    show(problems);
    if (Object.keys(problems).length > 0) return;
    const onError = (error: Error) => {
      const weak = weakness(error);
      if (weak !== undefined) show({ password: weak });
    };
    reset.mutate({ token, new_password: password }, { onError });
  }

  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={submit}
      onInput={forget}
      className="grid gap-5"
    >
      {email && <p className="text-muted">{t('for', { email })}</p>}
      {/* Password managers learn here whose password it is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={email ?? ''}
        readOnly
        hidden
      />
      <NewPasswordFields error={errors.password} confirmationError={errors.confirmation} />
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
      <Button type="submit" size="large" loading={reset.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
