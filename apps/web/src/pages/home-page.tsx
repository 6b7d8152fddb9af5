import { useTranslations } from 'use-intl';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return { title: translate('home.title'), description: translate('home.description') };
}

export function Page() {
  const translate = useTranslations('home');
  return (
    <div className="page-width py-section">
      <h1 className="text-4xl">{translate('title')}</h1>
    </div>
  );
}
