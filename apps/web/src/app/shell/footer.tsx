import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { InstallLink } from './install-link.tsx';
import { ThemeSelect } from './theme-select.tsx';

const links = [
  { path: '/foods', label: 'foods' },
  { path: '/foods/analyse', label: 'analyse' },
  { path: '/terms', label: 'terms' },
  { path: '/privacy', label: 'privacy' },
] as const;

export function Footer() {
  const translate = useTranslations('shell');
  return (
    <footer className="border-hairline border-t bg-sunken print:hidden">
      <div className="page-width grid gap-6 py-10 md:grid-cols-[1fr_auto] md:gap-x-16">
        <p className="font-display text-xl">{translate('footerPromise')}</p>
        <nav aria-label={translate('footerNavigation')} className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ path, label }) => (
            <Link
              key={path}
              to={path}
              activeOptions={{ exact: true }}
              className="wide-target text-muted underline-offset-4 hover:text-leaf hover:underline"
            >
              {translate(label)}
            </Link>
          ))}
          <InstallLink />
        </nav>
        <p className="max-w-prose text-muted text-sm">{translate('footerDisclaimer')}</p>
        <ThemeSelect />
      </div>
    </footer>
  );
}
