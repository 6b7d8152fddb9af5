import { Link } from '@tanstack/react-router';
import { KeyRound, Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NoticeCard } from '#features/accounts/notice-card.tsx';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { Button } from '#ui/button.tsx';
import { Dashboard } from './admin/dashboard.tsx';

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
      {(user) => (user.is_admin ? <Dashboard memberId={user.id} /> : <Denied />)}
    </SignInGate>
  );
}

/** For members without the right; the server refuses their calls all the same (ROLE-03). */
function Denied() {
  const translate = useTranslations();
  return (
    <NoticeCard icon={Lock} title={translate('admin.page.denied')}>
      <Button asChild size="large">
        <Link to="/">{translate('shell.backHome')}</Link>
      </Button>
    </NoticeCard>
  );
}
