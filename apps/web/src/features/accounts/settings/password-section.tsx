import type { User } from '@pomona/contract/accounts';
import { maximumPasswordLength, minimumPasswordLength } from '@pomona/contract/constants';
import { useTranslations } from 'use-intl';
import { PasswordField } from '#ui/form/password-field.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { useFieldErrors } from '../use-field-errors.ts';
import { ChangeForm } from './change-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { type PasswordField as Field, useChangePassword } from './use-change-password.ts';

/** A new password; the old one is asked for, and every other session ends (AUTH-11). */
export function PasswordSection({ user }: { user: User }) {
  const t = useTranslations('settings.password');
  const words = useTranslations('accounts');
  const fields = useFieldErrors<Field>();
  const { form, errors } = fields;
  const change = useChangePassword(fields.show);
  const hint = words('passwordHint', { count: minimumPasswordLength });

  const problemsOf = (text: (field: Field) => string) => ({
    ...(text('current') === '' && { current: words('passwordRequired') }),
    ...(text('password').length < minimumPasswordLength && { password: hint }),
  });

  function send(text: (field: Field) => string) {
    const body = { current_password: text('current'), new_password: text('password') };
    change.mutate(body, { onSuccess: () => form.current?.reset() });
  }

  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <ChangeForm
        fields={fields}
        problemsOf={problemsOf}
        onSubmit={send}
        submitLabel={t('change')}
        isSending={change.isPending}
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
        <CurrentPasswordField label={t('current')} error={errors.current} />
        <PasswordField
          name="password"
          label={t('new')}
          autoComplete="new-password"
          maxLength={maximumPasswordLength}
          showLabel={words('showPassword')}
          hideLabel={words('hidePassword')}
          hint={errors.password ? undefined : hint}
          error={errors.password}
        />
      </ChangeForm>
    </SettingsSection>
  );
}
