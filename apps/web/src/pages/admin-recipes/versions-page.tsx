import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { AdminGate } from './admin-gate.tsx';
import { RecipesLink } from './recipes-link.tsx';

/** Fetched for administrators: others see the gate alone. */
const VersionHistory = lazyPart(
  async () => (await import('#features/admin/recipes/versions/version-history.tsx')).VersionHistory,
);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('admin-recipes.versions.title'),
    description: translate('admin.page.description'),
    isPrivate: true,
  };
}

/** `/admin/recipes/{id}/versions` (ADMIN-06). */
export function Page() {
  const t = useTranslations('admin-recipes.versions');
  const { id = '' } = useParams({ strict: false });
  return (
    <AdminGate>
      {() => (
        <>
          <RecipesLink />
          <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
          <div className="mt-8">
            <VersionHistory id={id} />
          </div>
        </>
      )}
    </AdminGate>
  );
}
