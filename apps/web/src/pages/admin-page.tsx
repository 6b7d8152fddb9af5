import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { Dashboard } from './admin/dashboard.tsx';
import { Denied } from './admin/denied.tsx';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('admin.page.title'),
    description: translate('admin.page.description'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('admin.page');
  return (
    <SignInGate icon={KeyRound} prompt={translate('prompt')} lead={translate('lead')}>
      {(user) => (user.is_admin ? <Dashboard user={user} /> : <Denied email={user.email} />)}
    </SignInGate>
  );
}
