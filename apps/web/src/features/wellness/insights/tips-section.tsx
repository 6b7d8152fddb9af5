import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Day } from '../days.ts';
import { tipsQuery } from '../queries.ts';
import { TipCard } from './tip-card.tsx';

/** A few tips a day, each with its source (WELL-08). */
export function TipsSection({ today }: { today: Day }) {
  const t = useTranslations('wellness-diary.tips');
  const title = useId();
  const tips = useQuery(tipsQuery(useApi(), { today, language: useLocale() }));
  return (
    <section aria-labelledby={title} className="grid gap-4">
      <h2 id={title} className="text-xl">
        {t('title')}
      </h2>
      {tips.isPending ? (
        <div role="status" className={grid}>
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      ) : tips.data === undefined ? (
        <EmptyState
          headingLevel={3}
          title={t('failed')}
          action={<Button onClick={() => void tips.refetch()}>{t('tryAgain')}</Button>}
        >
          {t('failedText')}
        </EmptyState>
      ) : (
        <>
          <ul className={grid}>
            {tips.data.map((tip) => (
              <li key={tip.id} className="grid">
                <TipCard {...tip} />
              </li>
            ))}
          </ul>
          <p className="max-w-prose text-muted text-sm">{t('note')}</p>
        </>
      )}
    </section>
  );
}

/** Two cards share the row of three. */
const grid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4';
