import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { rooms } from '../paths.ts';

export function NavigationBar() {
  const translate = useTranslations('shell');
  return (
    <header className="border-hairline border-b">
      <nav aria-label={translate('mainNavigation')} className="page-width flex gap-4 py-3">
        {rooms.map(({ path, label }) => (
          <Link key={path} to={path}>
            {translate(label)}
          </Link>
        ))}
      </nav>
    </header>
  );
}
