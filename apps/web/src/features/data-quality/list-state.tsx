import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

interface Props {
  state: 'loading' | 'failed' | 'empty';
  isFetching: boolean;
  onRetry: () => void;
}

/** What stands where there is no list: it is on its way, it failed, or nothing is to be mended. */
export function ListState({ state, isFetching, onRetry }: Props) {
  const t = useTranslations('data-quality');
  if (state === 'loading')
    return (
      <div role="status" className="mt-6 grid gap-3">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    );
  if (state === 'empty')
    return (
      <EmptyState headingLevel={3} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  return (
    <EmptyState
      headingLevel={3}
      title={t('failed')}
      action={
        <Button loading={isFetching} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('unreachable')}
    </EmptyState>
  );
}
