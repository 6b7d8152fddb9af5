import type { HistoryDay } from '@pomona/contract/wellness/history';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { Surface } from '#ui/surface.tsx';
import type { Day } from '../days.ts';
import { historyQuery } from '../entries/queries.ts';
import { LogCalendar } from './log-calendar.tsx';
import { type Span, spanDays, spans } from './spans.ts';

interface Days {
  from: Day;
  to: Day;
}

interface Props<Type extends string> {
  today: Day;
  types: readonly Type[];
  nameOf: (type: Type) => string;
  chart: (parts: { days: readonly HistoryDay[]; span: Days; type: Type | null }) => ReactNode;
  list: (selection: Days & { type?: Type }) => ReactNode;
}

/** One kind of entries over time: a chart, the calendar, and the entries themselves (WELL-07). */
export function HistoryTab<Type extends string>(props: Props<Type>) {
  const { today, types, nameOf, chart, list } = props;
  const t = useTranslations('wellness-diary.history');
  const [length, setLength] = useState<Span>(30);
  const [type, setType] = useState<Type | null>(null);
  const span = spanDays(today, length);
  const history = useQuery(historyQuery(useApi(), span));
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end gap-4">
        <SegmentedControl
          label={t('span')}
          segments={spans.map((days) => ({ value: String(days), label: t('days', { days }) }))}
          value={String(length)}
          onChange={(value) => setLength(spans.find((days) => String(days) === value) ?? 30)}
        />
        <Select
          label={t('type')}
          labelHidden
          className="w-52"
          value={type ?? ''}
          onChange={({ target }) => setType(types.find((known) => known === target.value) ?? null)}
          options={[
            { value: '', label: t('allTypes') },
            ...types.map((known) => ({ value: known, label: nameOf(known) })),
          ]}
        />
      </div>
      {history.isPending && <Skeleton className="h-60 rounded-card" />}
      {history.isError && history.data === undefined && (
        <div className="grid justify-items-start gap-3">
          <p>{t('failed')}</p>
          <Button variant="secondary" onClick={() => void history.refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {history.data && (
        <Surface className="grid gap-6">
          {chart({ days: history.data, span, type })}
          {length > 7 && <LogCalendar days={history.data} span={span} />}
        </Surface>
      )}
      {list({ ...span, ...(type !== null && { type }) })}
    </div>
  );
}
