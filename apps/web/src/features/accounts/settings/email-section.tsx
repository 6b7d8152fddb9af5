import type { User } from '@pomona/contract/accounts';
import { maximumEmailLength, maximumPasswordLength } from '@pomona/contract/constants';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { installationQuery } from '#platform/api/installation.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { formText } from '../form-text.ts';
import { type FieldErrors, useFieldErrors } from '../use-field-errors.ts';
import { SettingsSection } from './settings-section.tsx';
import { type EmailField, useChangeEmail } from './use-change-email.ts';

/** Another e-mail to sign in with; the password is asked for (PROF-07, AUTH-11). */
export function EmailSection({ user }: { user: User }) {
  const t = useTranslations('settings.email');
  const words = useTranslations('accounts');
  const { form, errors, show, forget } = useFieldErrors<EmailField>();
  const change = useChangeEmail(show);
  const { data: installation } = useQuery(installationQuery(useApi()));
  const labels = { showLabel: words('showPassword'), hideLabel: words('hidePassword') };

  function problemsOf(email: string, password: string): FieldErrors<EmailField> {
    const isEmailLike = /^[^\s@]+@[^\s@]+$/.test(email);
    return {
      ...(!isEmailLike && { email: words(email === '' ? 'emailRequired' : 'emailInvalid') }),
      ...(email === user.email && { email: t('same') }),
      ...(password === '' && { current: words('passwordRequired') }),
    };
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [email, current] = [formText(typed, 'email').trim(), formText(typed, 'current')];
    const problems = problemsOf(email, current);
    show(problems);
    if (Object.keys(problems).length > 0) return;
    const body = { email, current_password: current };
    change.mutate(body, { onSuccess: () => form.current?.reset() });
  }

  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={forget}
        className="grid max-w-110 gap-5"
      >
        <p>
          {t.rich('current', {
            email: () => <strong className="wrap-anywhere">{user.email}</strong>,
          })}
        </p>
        <TextField
          name="email"
          label={t('new')}
          hint={installation?.mail_enabled && !errors.email ? t('wayBack') : undefined}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maximumEmailLength}
          error={errors.email}
        />
        <PasswordField
          {...labels}
          name="current"
          label={t('password')}
          autoComplete="current-password"
          maxLength={maximumPasswordLength}
          error={errors.current}
        />
        <Button type="submit" loading={change.isPending} className="justify-self-start">
          {t('change')}
        </Button>
      </form>
    </SettingsSection>
  );
}
