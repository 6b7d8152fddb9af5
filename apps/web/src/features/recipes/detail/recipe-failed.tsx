import { useTranslations } from 'use-intl';
import { useIsServerReached } from '#platform/offline/reading/connection.ts';
import { NotOnThisDevice } from '#product/not-on-this-device.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** The recipe could not be loaded (DETAIL-01). */
export function RecipeFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('recipe-detail.page');
  if (!useIsServerReached()) return <NotOnThisDevice />;
  return (
    <EmptyState
      headingLevel={1}
      title={t('failedTitle')}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    >
      {t('failedText')}
    </EmptyState>
  );
}
