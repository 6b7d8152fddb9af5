import { useTranslations } from 'use-intl';
import { AdminGate } from '#pages/admin-recipes/admin-gate.tsx';
import { RecipesLink } from '#pages/admin-recipes/recipes-link.tsx';
import { ImportedLines } from '#pages/recipe-import/imported-lines.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** Fetched for administrators: others see the gate alone. */
const RecipeImport = lazyPart(
  async () => (await import('#features/admin/imports/recipe-import.tsx')).RecipeImport,
);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('admin-imports.title'),
    description: translate('admin.page.description'),
    isPrivate: true,
  };
}

/** `/admin/recipes/import` (ADMIN-12). */
export function Page() {
  const t = useTranslations('admin-imports');
  return (
    <AdminGate>
      {() => (
        <>
          <RecipesLink />
          <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
          <RecipeImport lines={(draft) => <ImportedLines draft={draft} />} />
        </>
      )}
    </AdminGate>
  );
}
