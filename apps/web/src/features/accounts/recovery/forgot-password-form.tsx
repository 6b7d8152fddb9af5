import { maximumEmailLength } from '@pomona/contract/constants';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusedForm } from '#platform/refused-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { refusalTexts } from '../form-problems.ts';
import { FormRefusal } from '../form-refusal.tsx';
import { formText } from '../form-text.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useRequestReset } from './use-request-reset.ts';

/** Has a link for a new password sent, whether there is such an account or not (AUTH-11). */
export function ForgotPasswordForm() {
  const t = useTranslations('recovery.forgot');
  const words = useTranslations('accounts');
  const refused = useRefusedForm();
  const refusal = refused && refusalTexts(refused, words);
  const { form, errors, show, forget } = useFieldErrors<'email'>(
    refusal?.errors.email ? { email: refusal.errors.email } : {},
  );
  const request = useRequestReset();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = formText(new FormData(event.currentTarget), 'email').trim();
    if (email === '') show({ email: words('emailRequired') });
    else request.mutate(email);
  }

  return (
    // Before the script is there, the server answers the form itself.
    <form
      ref={form}
      noValidate
      method="post"
      action="/forgot-password"
      onSubmit={submit}
      onInput={forget}
      className="grid gap-5"
    >
      {refusal && <FormRefusal>{refusal.sentence}</FormRefusal>}
      <TextField
        name="email"
        defaultValue={refused?.values.email}
        label={words('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maximumEmailLength}
        error={errors.email}
      />
      <Button type="submit" size="large" loading={request.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
