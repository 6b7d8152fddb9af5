import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

export function ForgotPasswordLink() {
  const t = useTranslations('accounts');
  return (
    <Link
      to="/forgot-password"
      className="-mt-2 justify-self-start text-leaf text-sm underline underline-offset-4"
    >
      {t('forgotPassword')}
    </Link>
  );
}
