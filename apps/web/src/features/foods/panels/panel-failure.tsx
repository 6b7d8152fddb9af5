import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

export function PanelFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('foods.panel');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{t('failed')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
