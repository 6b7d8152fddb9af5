import type { GlucoseUnit } from '@pomona/contract/wellness/glucose';
import type { GlucoseDay } from '@pomona/contract/wellness/glucose-summary';
import type { Tracking } from '@pomona/contract/wellness/tracking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Surface } from '#ui/surface.tsx';
import type { Day } from '../days.ts';
import { CarePlan } from './care-plan.tsx';
import { CurveChart } from './curve-chart.tsx';
import { HourTable } from './hour-table.tsx';
import { MealsOfDay } from './meals-of-day.tsx';
import { glucoseDayQuery } from './queries.ts';
import { useGlucoseText } from './use-glucose-text.ts';

interface Props {
  day: Day;
  unit: GlucoseUnit;
  range: Tracking['glucose_range'];
}

/** A day as curve, in words, and as a table on request; below it its meals and what followed them. */
export function GlucoseDayPanel({ day, unit, range }: Props) {
  const t = useTranslations('wellness-diary.glucose.day');
  const curve = useQuery(glucoseDayQuery(useApi(), day));
  if (curve.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (curve.data === undefined)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('failed')}</p>
        <Button variant="secondary" onClick={() => void curve.refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  return (
    <Surface className="grid gap-5">
      {curve.data.points.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <Curve day={curve.data} unit={unit} range={range} />
      )}
      <CarePlan values={curve.data.points.map(({ mg_dl: mgDl }) => mgDl)} unit={unit} />
      <MealsOfDay meals={curve.data.meals} unit={unit} />
    </Surface>
  );
}

function Curve({ day, unit, range }: { day: GlucoseDay } & Omit<Props, 'day'>) {
  const t = useTranslations('wellness-diary.glucose.day');
  const [isTable, setTable] = useState(false);
  const { value } = useGlucoseText(unit);
  const values = day.points.map(({ mg_dl: mgDl }) => mgDl);
  const text = t('summary', {
    ...{ readings: values.length, low: value(Math.min(...values)) },
    high: value(Math.max(...values)),
    gaps: day.points.filter(({ after_gap: isAfterGap }) => isAfterGap).length,
  });
  return (
    <figure className="grid gap-3">
      {isTable ? (
        <HourTable points={day.points} unit={unit} />
      ) : (
        <CurveChart label={text} day={day} unit={unit} range={range} />
      )}
      <figcaption className="text-muted text-sm">
        {text}
        {range && ` ${t('band', { low: value(range.low), high: value(range.high) })}`}
      </figcaption>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3.5 justify-self-start"
        aria-pressed={isTable}
        onClick={() => setTable(!isTable)}
      >
        {t(isTable ? 'asChart' : 'asTable')}
      </Button>
    </figure>
  );
}
