import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Day } from '../days.ts';
import { insightsQuery } from '../entries/queries.ts';
import { Patterns } from './patterns.tsx';
import { WeekProgressSection } from './week-progress.tsx';

/** The week, and patterns where there are enough days (WELL-08, WELL-10). */
export function DiaryInsights({ today }: { today: Day }) {
  const t = useTranslations('wellness-diary.insights');
  const insights = useQuery(insightsQuery(useApi(), today));
  if (insights.isPending)
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    );
  if (insights.data === undefined)
    return (
      <EmptyState
        headingLevel={3}
        title={t('failed')}
        action={<Button onClick={() => void insights.refetch()}>{t('tryAgain')}</Button>}
      >
        {t('failedText')}
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      <WeekProgressSection {...insights.data} />
      <Patterns {...insights.data} />
    </div>
  );
}
