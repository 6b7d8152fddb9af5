import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

export function ListLoading() {
  const t = useTranslations('shopping.list');
  return (
    <div className="mt-8 grid gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-20" />
      <div className="grid gap-5 md:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    </div>
  );
}
