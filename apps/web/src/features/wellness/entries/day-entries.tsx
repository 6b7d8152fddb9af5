import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import type { Day } from '../days.ts';
import { ActivityRow } from './activity-row.tsx';
import { activityKind, symptomKind } from './kinds.ts';
import { MoreEntriesButton } from './more-entries-button.tsx';
import { SymptomRow } from './symptom-row.tsx';
import { useLoggedEntries } from './use-logged-entries.ts';

/** What was logged on a day, to be corrected or deleted (WELL-06). */
export function DayEntries({ day }: { day: Day }) {
  const t = useTranslations('wellness-diary');
  const selection = { from: day, to: day };
  const symptoms = useLoggedEntries(symptomKind, selection);
  const activities = useLoggedEntries(activityKind, selection);
  const rows = [
    ...symptoms.entries.map((entry) => ({ id: entry.id, row: <SymptomRow entry={entry} /> })),
    ...activities.entries.map((entry) => ({ id: entry.id, row: <ActivityRow entry={entry} /> })),
  ];
  const list = useListFocus<HTMLElement>(rows, 'button');
  const queries = [symptoms.query, activities.query];
  const isFailed = queries.some(({ isError }) => isError);
  const isEmpty = queries.every(({ data }) => data) && rows.length === 0;
  return (
    <section ref={list} tabIndex={-1} aria-label={t('dayEntries')} className="outline-none">
      <h3 className="text-xl">{t('dayEntries')}</h3>
      {isFailed && (
        <div className="mt-2 grid justify-items-start gap-3">
          <p>{t('entriesFailed')}</p>
          <Button
            variant="secondary"
            loading={queries.some(({ isFetching }) => isFetching)}
            onClick={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
          >
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {!isFailed && isEmpty && <p className="mt-2 text-muted">{t('noDayEntries')}</p>}
      <ul className="mt-2 divide-y divide-hairline">
        {rows.map(({ id, row }) => (
          <li key={id}>{row}</li>
        ))}
      </ul>
      <div className="mt-4 grid">
        <MoreEntriesButton lists={[symptoms.more, activities.more]} />
      </div>
    </section>
  );
}
