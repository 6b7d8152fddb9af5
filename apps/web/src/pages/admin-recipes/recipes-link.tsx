import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Back to the tab of the recipes. */
export function RecipesLink() {
  const t = useTranslations('admin-recipes');
  return (
    <Link
      to="/admin"
      search={{ tab: 'recipes' }}
      className="mb-4 inline-flex min-h-11 items-center gap-2 text-leaf no-underline hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('back')}
    </Link>
  );
}
