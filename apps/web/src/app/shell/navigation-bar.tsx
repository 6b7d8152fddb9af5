import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Logo } from '#ui/logo.tsx';
import { AccountCorner } from './account-corner.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { RoomLinks } from './room-links.tsx';
import { ShellNotices } from './shell-notices.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const roomLook =
  'relative flex min-h-11 items-center whitespace-nowrap px-2.5 font-medium text-muted transition-colors after:absolute after:inset-x-2.5 after:bottom-1 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-leaf after:transition-transform hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-leaf aria-[current=page]:after:scale-x-100';

/** Stands on every page (NAV-01 … NAV-10). */
export function NavigationBar() {
  const translate = useTranslations('shell');
  return (
    <header className="sticky top-0 z-20 border-hairline border-b bg-paper print:hidden">
      <nav
        aria-label={translate('mainNavigation')}
        className="page-width flex min-h-17 items-center gap-1 sm:gap-2"
      >
        <Link to="/" aria-label={translate('homeLink')} className="mr-auto rounded-control xl:mr-5">
          <Logo name="Pomona" className="max-[22.5rem]:[&>span]:sr-only" />
        </Link>
        <ul className="mr-auto hidden items-center xl:flex">
          <RoomLinks className={roomLook} />
        </ul>
        <LanguageSwitcher />
        <ThemeToggle />
        <AccountCorner />
        <MobileMenu />
      </nav>
      <ShellNotices />
    </header>
  );
}
