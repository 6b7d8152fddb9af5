import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { SignInScene } from '#features/accounts/sign-in-scene.tsx';
import { SignUpForm } from '#features/accounts/sign-up-form.tsx';
import { installationQuery } from '#platform/api/installation.ts';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useApi } from '#platform/services.tsx';
import { Surface } from '#ui/surface.tsx';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('accounts.signUpHead'),
    description: translate('accounts.signUpDescription'),
  };
}

export function prefetch({ queryClient, api }: PagePreparation) {
  return queryClient.prefetchQuery(installationQuery(api));
}

export function Page() {
  const translate = useTranslations('accounts');
  const search = useSearch({ from: '/signup' });
  const { data } = useQuery(installationQuery(useApi()));
  return (
    <SignInScene
      title={translate('signUpTitle')}
      lead={translate('signUpLead')}
      otherWay={
        <>
          {translate('haveAccount')}{' '}
          <Link
            to="/login"
            search={search}
            className="font-semibold text-leaf underline underline-offset-4"
          >
            {translate('login')}
          </Link>
        </>
      }
    >
      {data?.registration_open === false ? (
        <Surface tone="sunken">{translate('registrationClosed')}</Surface>
      ) : (
        <SignUpForm />
      )}
    </SignInScene>
  );
}
