import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** The foods could not be loaded. */
export function FoodsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('foods.list');
  return (
    <EmptyState
      title={t('failedTitle')}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    >
      {t('failedText')}
    </EmptyState>
  );
}
