import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { MutedList } from './muted-list.tsx';
import { NewcomerList } from './newcomer-list.tsx';
import { reportCountsQuery } from './queries.ts';
import { ReportQueue } from './report-queue.tsx';

const areas = ['open', 'decided', 'muted', 'newcomers'] as const;
type Area = (typeof areas)[number];

/** Reports of messages and reviews, who is muted, and who is new (ADMIN-03). */
export function ModerationTab({ memberId }: { memberId: string }) {
  const t = useTranslations('moderation');
  const [area, setArea] = useState<Area>('open');
  const { data } = useQuery(reportCountsQuery(useApi()));
  const labelOf = (value: Area) =>
    value === 'open' && data !== undefined && data.open > 0
      ? t('areas.openCount', { count: data.open })
      : t(`areas.${value}`);
  return (
    <section aria-labelledby="moderation">
      <h2 id="moderation" className="text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      <SegmentedControl
        label={t('area')}
        className="mt-4 flex-wrap"
        value={area}
        onChange={setArea}
        segments={areas.map((value) => ({ value, label: labelOf(value) }))}
      />
      {(area === 'open' || area === 'decided') && (
        <ReportQueue key={area} state={area} memberId={memberId} />
      )}
      {area === 'muted' && <MutedList />}
      {area === 'newcomers' && <NewcomerList />}
    </section>
  );
}
