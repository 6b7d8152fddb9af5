import { useTranslations } from 'use-intl';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('accounts.loginTitle'),
    description: translate('accounts.loginDescription'),
  };
}

export function Page() {
  const translate = useTranslations('accounts');
  return (
    <div className="page-width py-section">
      <h1 className="text-4xl">{translate('loginTitle')}</h1>
    </div>
  );
}
