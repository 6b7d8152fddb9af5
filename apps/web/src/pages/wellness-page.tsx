import { useTranslations } from 'use-intl';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('rooms.wellnessTitle'),
    description: translate('rooms.wellnessDescription'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('rooms');
  return (
    <div className="page-width py-section">
      <h1 className="text-4xl">{translate('wellnessTitle')}</h1>
    </div>
  );
}
