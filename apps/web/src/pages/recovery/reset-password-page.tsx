import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ResetPassword } from '#features/accounts/recovery/reset-password.tsx';
import { SignInScene } from '#features/accounts/sign-in-scene.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('recovery.reset.title'),
    description: translate('recovery.reset.lead'),
    isPrivate: true,
    isUnlisted: true,
  };
}

export function Page() {
  const t = useTranslations('recovery');
  const words = useTranslations('accounts');
  return (
    <SignInScene
      title={t('reset.title')}
      lead={t('reset.lead')}
      otherWay={
        <>
          {t('remembered')}{' '}
          <Link to="/login" className="font-semibold text-leaf underline underline-offset-4">
            {words('login')}
          </Link>
        </>
      }
    >
      <ResetPassword />
    </SignInScene>
  );
}
