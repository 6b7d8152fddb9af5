import type { User } from '@pomona/contract/accounts';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { lazyWithRetry } from '#platform/delivery/lazy-part.tsx';
import { WhenSignedIn } from '#platform/session/when-signed-in.tsx';
import { WhenSignedOut } from '#platform/session/when-signed-out.tsx';
import { WhileChecking } from '#platform/session/while-checking.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { OnDemandMenu } from './on-demand-menu.tsx';

const load = async () => (await import('./account-menu.tsx')).AccountMenu;
const AccountMenu = lazyWithRetry(load);

/** The end of the bar: the way in for visitors (NAV-03), the account of members (NAV-04), neither meanwhile (NAV-10). */
export function AccountCorner() {
  const translate = useTranslations('shell');
  return (
    <>
      <WhenSignedOut>
        <div className="hidden items-center gap-2 sm:flex">
          <Button asChild variant="quiet" size="small">
            <Link to="/login">{translate('login')}</Link>
          </Button>
          <Button asChild size="small">
            <Link to="/signup">{translate('signUp')}</Link>
          </Button>
        </div>
      </WhenSignedOut>
      <WhileChecking>
        <span role="status" className="grid size-11 place-items-center">
          <span className="sr-only">{translate('checkingSession')}</span>
          <Skeleton className="size-9 rounded-full" />
        </span>
      </WhileChecking>
      <WhenSignedIn>{(user) => <AccountButton user={user} />}</WhenSignedIn>
    </>
  );
}

function AccountButton({ user }: { user: User }) {
  const translate = useTranslations('shell');
  return (
    <OnDemandMenu
      load={load}
      menu={AccountMenu}
      button={(waiting) => (
        <button
          type="button"
          {...waiting}
          aria-label={translate('accountMenu', { username: user.name })}
          className="grid size-11 shrink-0 place-items-center rounded-full transition-transform active:scale-95"
        >
          <Avatar name={user.name} src={user.avatar} className="size-9 text-sm" />
        </button>
      )}
    />
  );
}
