import { maximumPasswordLength } from '@pomona/contract/constants';
import { useTranslations } from 'use-intl';
import { PasswordField } from '#ui/form/password-field.tsx';

interface Props {
  label: string;
  error: string | undefined;
  autoFocus?: boolean;
}

/** The password once more, where a change asks for it; the field is called `current`. */
export function CurrentPasswordField(props: Props) {
  const t = useTranslations('accounts');
  return (
    <PasswordField
      {...props}
      name="current"
      autoComplete="current-password"
      maxLength={maximumPasswordLength}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  );
}
