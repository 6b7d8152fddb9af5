import { useTranslations } from 'use-intl';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return { title: translate('legal.termsTitle'), description: translate('legal.termsTitle') };
}

export function Page() {
  const translate = useTranslations('legal');
  return (
    <div className="page-width py-section">
      <h1 className="text-4xl">{translate('termsTitle')}</h1>
    </div>
  );
}
