import type { User } from '@pomona/contract/accounts';
import { Link, useLocation } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WhenSignedIn } from '#platform/session/when-signed-in.tsx';
import { WhenSignedOut } from '#platform/session/when-signed-out.tsx';
import { WhileChecking } from '#platform/session/while-checking.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { NoticeCard } from './notice-card.tsx';

interface SignInGateProps {
  readonly icon: LucideIcon;
  /** What a visitor reads in place of the page. */
  readonly prompt: string;
  readonly lead: string;
  readonly children: (user: User) => ReactNode;
}

/** A page for members: visitors find login and sign-up, and come back after login (ROLE-01). */
export function SignInGate({ icon, prompt, lead, children }: SignInGateProps) {
  const translate = useTranslations('shell');
  const from = useLocation({ select: (location) => location.href });
  return (
    <>
      <WhenSignedOut>
        <NoticeCard icon={icon} title={prompt} text={lead}>
          <Button asChild size="large">
            <Link to="/login" search={{ from }}>
              {translate('login')}
            </Link>
          </Button>
          <Button asChild size="large" variant="secondary">
            <Link to="/signup" search={{ from }}>
              {translate('signUp')}
            </Link>
          </Button>
        </NoticeCard>
      </WhenSignedOut>
      <WhileChecking>
        <div className="page-width grid justify-items-center gap-5 py-section">
          <Skeleton className="size-44 rounded-full" />
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-6 w-96 max-w-full" />
        </div>
      </WhileChecking>
      <WhenSignedIn>{children}</WhenSignedIn>
    </>
  );
}
