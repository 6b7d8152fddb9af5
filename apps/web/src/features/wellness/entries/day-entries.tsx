import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import type { Day } from '../days.ts';
import { ActivityRow } from './activity-row.tsx';
import { activityKind, symptomKind } from './kinds.ts';
import { entriesQuery } from './queries.ts';
import { SymptomRow } from './symptom-row.tsx';

/** What was logged on a day, to be corrected or deleted (WELL-06). */
export function DayEntries({ day }: { day: Day }) {
  const t = useTranslations('wellness-diary');
  const api = useApi();
  const selection = { from: day, to: day };
  const symptoms = useInfiniteQuery(entriesQuery(api, symptomKind, selection));
  const activities = useInfiniteQuery(entriesQuery(api, activityKind, selection));
  const felt = symptoms.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const moved = activities.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const list = useListFocus<HTMLElement>([...felt, ...moved], 'button');
  const isFailed = symptoms.isError || activities.isError;
  return (
    <section ref={list} tabIndex={-1} aria-label={t('dayEntries')} className="outline-none">
      <h3 className="text-xl">{t('dayEntries')}</h3>
      {isFailed && (
        <div className="mt-2 grid justify-items-start gap-3">
          <p>{t('entriesFailed')}</p>
          <Button
            variant="secondary"
            loading={symptoms.isFetching || activities.isFetching}
            onClick={() => void Promise.all([symptoms.refetch(), activities.refetch()])}
          >
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {!isFailed && symptoms.data && activities.data && felt.length + moved.length === 0 && (
        <p className="mt-2 text-muted">{t('noDayEntries')}</p>
      )}
      <ul className="mt-2 divide-y divide-hairline">
        {felt.map((entry) => (
          <li key={entry.id}>
            <SymptomRow entry={entry} />
          </li>
        ))}
        {moved.map((entry) => (
          <li key={entry.id}>
            <ActivityRow entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
