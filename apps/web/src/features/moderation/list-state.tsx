import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

interface Props<Data> {
  query: {
    data: Data | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** What is loaded; until then that it comes, or that it does not. */
export function ListState<Data>({ query, children }: Props<Data>) {
  const t = useTranslations('moderation');
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError)
    return (
      <div role="status" className="mt-6 grid gap-4">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </div>
    );
  return (
    <EmptyState
      headingLevel={3}
      title={t('failed')}
      action={
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('unreachable')}
    </EmptyState>
  );
}
