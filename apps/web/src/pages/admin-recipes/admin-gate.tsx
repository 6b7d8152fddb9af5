import type { User } from '@pomona/contract/accounts';
import { Link } from '@tanstack/react-router';
import { KeyRound, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { NoticeCard } from '#features/accounts/notice-card.tsx';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { Button } from '#ui/button.tsx';

/** Only administrators come in; the server refuses the calls of others all the same (ROLE-03). */
export function AdminGate({ children }: { children: (admin: User) => ReactNode }) {
  const t = useTranslations();
  return (
    <SignInGate icon={KeyRound} prompt={t('admin.page.prompt')} lead={t('admin.page.lead')}>
      {(user) =>
        user.is_admin ? (
          <div className="page-width py-8 md:py-12">{children(user)}</div>
        ) : (
          <NoticeCard icon={Lock} title={t('admin.page.denied')}>
            <Button asChild size="large">
              <Link to="/">{t('shell.backHome')}</Link>
            </Button>
          </NoticeCard>
        )
      }
    </SignInGate>
  );
}
