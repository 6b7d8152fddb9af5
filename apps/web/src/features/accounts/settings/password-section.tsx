import type { User } from '@pomona/contract/accounts';
import { maximumPasswordLength, minimumPasswordLength } from '@pomona/contract/constants';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { formText } from '../form-text.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { SettingsSection } from './settings-section.tsx';
import { type PasswordField as Field, useChangePassword } from './use-change-password.ts';

/** A new password; the old one is asked for, and every other session ends (AUTH-11). */
export function PasswordSection({ user }: { user: User }) {
  const t = useTranslations('settings.password');
  const words = useTranslations('accounts');
  const { form, errors, show, forget } = useFieldErrors<Field>();
  const change = useChangePassword(show);
  const labels = { showLabel: words('showPassword'), hideLabel: words('hidePassword') };
  const hint = words('passwordHint', { count: minimumPasswordLength });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [current, password] = [formText(typed, 'current'), formText(typed, 'password')];
    const isShort = password.length < minimumPasswordLength;
    if (current === '' || isShort) {
      show({
        ...(current === '' && { current: words('passwordRequired') }),
        ...(isShort && { password: hint }),
      });
      return;
    }
    const body = { current_password: current, new_password: password };
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
        {/* Password managers learn here whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.email}
          readOnly
          hidden
        />
        <PasswordField
          {...labels}
          name="current"
          label={t('current')}
          autoComplete="current-password"
          maxLength={maximumPasswordLength}
          error={errors.current}
        />
        <PasswordField
          {...labels}
          name="password"
          label={t('new')}
          autoComplete="new-password"
          maxLength={maximumPasswordLength}
          hint={errors.password ? undefined : hint}
          error={errors.password}
        />
        <Button type="submit" loading={change.isPending} className="justify-self-start">
          {t('change')}
        </Button>
      </form>
    </SettingsSection>
  );
}
