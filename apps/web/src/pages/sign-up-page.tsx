import { useTranslations } from 'use-intl';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('accounts.signUpTitle'),
    description: translate('accounts.signUpDescription'),
  };
}

export function Page() {
  const translate = useTranslations('accounts');
  return (
    <div className="page-width py-section">
      <h1 className="text-4xl">{translate('signUpTitle')}</h1>
    </div>
  );
}
