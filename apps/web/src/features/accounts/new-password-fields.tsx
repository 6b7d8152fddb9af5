import { minimumPasswordLength } from '@pomona/contract/constants';
import { useTranslations } from 'use-intl';
import { PasswordField } from '#ui/form/password-field.tsx';

interface NewPasswordFieldsProps {
  error: string | undefined;
  confirmationError: string | undefined;
}

export function NewPasswordFields({ error, confirmationError }: NewPasswordFieldsProps) {
  const translate = useTranslations('accounts');
  const labels = { showLabel: translate('showPassword'), hideLabel: translate('hidePassword') };
  const hint = translate('passwordHint', { count: minimumPasswordLength });
  return (
    <>
      <PasswordField
        {...labels}
        name="password"
        label={translate('password')}
        autoComplete="new-password"
        hint={error ? undefined : hint}
        error={error}
      />
      <PasswordField
        {...labels}
        name="confirmation"
        label={translate('confirmPassword')}
        autoComplete="new-password"
        error={confirmationError}
      />
    </>
  );
}
