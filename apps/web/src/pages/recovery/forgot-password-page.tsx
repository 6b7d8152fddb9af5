import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ForgotPasswordForm } from '#features/accounts/recovery/forgot-password-form.tsx';
import { MailOnItsWay } from '#features/accounts/recovery/mail-on-its-way.tsx';
import { SignInScene } from '#features/accounts/sign-in-scene.tsx';
import { installationQuery } from '#platform/api/installation.ts';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useApi } from '#platform/services.tsx';
import { Surface } from '#ui/surface.tsx';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('recovery.forgot.head'),
    description: translate('recovery.forgot.lead'),
    isPrivate: true,
  };
}

export function prefetch({ queryClient, api }: PagePreparation) {
  return queryClient.prefetchQuery(installationQuery(api));
}

export function Page() {
  const t = useTranslations('recovery');
  const words = useTranslations('accounts');
  const { sent } = useSearch({ from: '/forgot-password' });
  const { data } = useQuery(installationQuery(useApi()));
  const sendsMail = data?.mail_enabled !== false;
  const lead = sent ? t('forgot.sentLead') : t('forgot.lead');
  return (
    <SignInScene
      title={t('forgot.title')}
      lead={sendsMail ? lead : t('forgot.leadWithoutMail')}
      otherWay={
        <>
          {t('remembered')}{' '}
          <Link to="/login" className="font-semibold text-leaf underline underline-offset-4">
            {words('login')}
          </Link>
        </>
      }
    >
      {!sendsMail && <Surface tone="sunken">{t('forgot.withoutMail')}</Surface>}
      {sendsMail && (sent ? <MailOnItsWay /> : <ForgotPasswordForm />)}
    </SignInScene>
  );
}
