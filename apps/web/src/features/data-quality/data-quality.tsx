import { findingKinds } from '@pomona/contract/admin/quality';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { FindingList } from './finding-list.tsx';
import { FoodList } from './food-list.tsx';
import { qualityQuery } from './queries.ts';

const areas = [...findingKinds, 'food'] as const;
type Area = (typeof areas)[number];

/** What should be looked at in recipes and foods, and the way to where it is mended (ADMIN-13). */
export function DataQuality() {
  const t = useTranslations('data-quality');
  const format = useFormatter();
  const [area, setArea] = useState<Area>('unmatched_line');
  const { data } = useQuery(qualityQuery(useApi()));
  function countOf(value: Area): string {
    if (data === undefined) return '';
    const count = value === 'food' ? data.foods_without_index : data[value].recipes;
    return ` (${format.number(count)})`;
  }
  return (
    <section aria-labelledby="data-quality">
      <h2 id="data-quality" className="text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      <SegmentedControl
        label={t('choose')}
        className="mt-4 max-sm:grid sm:flex-wrap"
        value={area}
        onChange={setArea}
        segments={areas.map((value) => ({
          value,
          label: `${t(`areas.${value}.name`)}${countOf(value)}`,
        }))}
      />
      <p className="mt-4 max-w-prose">{t(`areas.${area}.text`)}</p>
      {area === 'food' ? <FoodList /> : <FindingList key={area} kind={area} />}
    </section>
  );
}
