import { useTranslations } from 'use-intl';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('rooms.chatTitle'),
    description: translate('rooms.chatDescription'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('rooms');
  return (
    <div className="page-width py-section">
      <h1 className="text-4xl">{translate('chatTitle')}</h1>
    </div>
  );
}
