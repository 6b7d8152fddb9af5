import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ListLoading } from '#features/shopping/list-loading.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { useSessionState } from '#platform/services.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

const SharedList = lazyPart(
  async () => (await import('#features/shopping/shared/shared-list.tsx')).SharedList,
);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('shopping.shared.title'),
    description: translate('shopping.shared.description'),
    isPrivate: true,
    isUnlisted: true,
  };
}

export function Page() {
  const { token } = useParams({ from: '/shopping-list/shared/$token' });
  const translate = useTranslations('shopping.shared');
  const state = useSessionState();
  if (state.status === 'checking') {
    return (
      <div className="page-width py-8 md:py-12">
        <PageHeading>{translate('loadingHeading')}</PageHeading>
        <ListLoading />
      </div>
    );
  }
  const viewerId = state.status === 'signed-in' ? state.user.id : null;
  return <SharedList token={token} viewerId={viewerId} key={`${token} ${viewerId}`} />;
}
