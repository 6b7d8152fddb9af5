import { useTranslations } from 'use-intl';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return { title: translate('legal.privacyTitle'), description: translate('legal.privacyTitle') };
}

export function Page() {
  const translate = useTranslations('legal');
  return (
    <div className="page-width py-section">
      <h1 className="text-4xl">{translate('privacyTitle')}</h1>
    </div>
  );
}
