import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The shape of what comes; says nothing, since its texts may still be on their way. */
export function PanelSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-5/6" />
    </div>
  );
}

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
