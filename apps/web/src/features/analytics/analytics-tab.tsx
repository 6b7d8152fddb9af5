import { type AnalyticsSpan, analyticsSpans } from '@pomona/contract/admin/analytics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { EmptySearches } from './empty-searches.tsx';
import { EventPanel } from './event-panel.tsx';
import { analyticsQuery } from './queries.ts';

/** How the house is used, by day: counters, nothing about anybody (ADMIN-10). */
export function AnalyticsTab() {
  const t = useTranslations('analytics');
  const [span, setSpan] = useState<AnalyticsSpan>(30);
  return (
    <section aria-labelledby="analytics">
      <h2 id="analytics" className="text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      <SegmentedControl
        label={t('span')}
        className="mt-4"
        value={String(span)}
        onChange={(value) => setSpan(analyticsSpans.find((days) => String(days) === value) ?? 30)}
        segments={analyticsSpans.map((days) => ({
          value: String(days),
          label: t('days', { days }),
        }))}
      />
      <Panels span={span} />
    </section>
  );
}

function Panels({ span }: { span: AnalyticsSpan }) {
  const t = useTranslations('analytics');
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    analyticsQuery(useApi(), span),
  );
  if (data === undefined)
    return isError ? (
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
    ) : (
      <div role="status" className="mt-6 grid gap-4 lg:grid-cols-2">
        <span className="sr-only">{t('loading')}</span>
        {['a', 'b', 'c', 'd'].map((position) => (
          <Skeleton key={position} className="h-72 rounded-card" />
        ))}
      </div>
    );
  if (data.series.every(({ total }) => total === 0))
    return (
      <EmptyState headingLevel={3} title={t('nothingYet')}>
        {t('nothingYetText')}
      </EmptyState>
    );
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        {data.series.map((series) => (
          <EventPanel key={series.event} series={series} days={data.days} />
        ))}
      </div>
      <EmptySearches searches={data.empty_searches} />
    </div>
  );
}
