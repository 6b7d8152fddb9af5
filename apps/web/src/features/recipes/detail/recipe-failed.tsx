import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** The recipe could not be loaded (DETAIL-01). */
export function RecipeFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('recipe-detail.page');
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
