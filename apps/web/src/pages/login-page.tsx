import { Link, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DeletedNotice } from '#features/accounts/erasure/deleted-notice.tsx';
import { SignInForm } from '#features/accounts/sign-in-form.tsx';
import { SignInScene } from '#features/accounts/sign-in-scene.tsx';
import { installationQuery } from '#platform/api/installation.ts';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('accounts.loginHead'),
    description: translate('accounts.loginDescription'),
  };
}

export function prefetch({ queryClient, api }: PagePreparation) {
  return queryClient.prefetchQuery(installationQuery(api));
}

export function Page() {
  const translate = useTranslations('accounts');
  const search = useSearch({ from: '/login' });
  return (
    <SignInScene
      title={translate('loginTitle')}
      lead={translate('loginLead')}
      otherWay={
        <>
          {translate('noAccount')}{' '}
          <Link
            to="/signup"
            search={search}
            className="font-semibold text-leaf underline underline-offset-4"
          >
            {translate('createAccount')}
          </Link>
        </>
      }
    >
      <DeletedNotice />
      <SignInForm />
    </SignInScene>
  );
}
