import { UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { Profile } from './profile/profile.tsx';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('profile.page.title'),
    description: translate('profile.page.description'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('profile.page');
  return (
    <SignInGate icon={UserRound} prompt={translate('prompt')} lead={translate('lead')}>
      {(user) => <Profile user={user} />}
    </SignInGate>
  );
}
