import { useTranslations } from 'use-intl';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('recipes.list.title'),
    description: translate('recipes.list.description'),
  };
}

export function Page() {
  const translate = useTranslations('recipes');
  return (
    <div className="page-width py-section">
      <h1 className="text-4xl">{translate('list.title')}</h1>
    </div>
  );
}
