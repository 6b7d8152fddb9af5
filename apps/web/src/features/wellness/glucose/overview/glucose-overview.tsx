import { type GlucoseUnit, glucoseValue } from '@pomona/contract/wellness/glucose';
import type { GlucoseSummary } from '@pomona/contract/wellness/glucose-summary';
import type { Tracking } from '@pomona/contract/wellness/tracking';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import type { DayValue } from '#product/charts/day-value.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Surface } from '#ui/surface.tsx';
import { type Day, dayAfter } from '../../days.ts';
import { ChartPanel } from '../../history/chart-panel.tsx';
import { type Span, spanDays, spans } from '../../history/spans.ts';
import { CarePlan } from '../care-plan.tsx';
import { glucoseSummaryQuery } from '../queries.ts';
import { useGlucoseText } from '../use-glucose-text.ts';
import { RankedMeals } from './ranked-meals.tsx';
import { TimeInRange } from './time-in-range.tsx';

interface Props {
  today: Day;
  unit: GlucoseUnit;
  range: Tracking['glucose_range'];
}

/** Some weeks: means of days, time in the member's own range, and dishes by what followed them. */
export function GlucoseOverview({ today, unit, range }: Props) {
  const t = useTranslations('wellness-diary.glucose.overview');
  const history = useTranslations('wellness-diary.history');
  const headingId = useId();
  const [length, setLength] = useState<Span>(30);
  const span = spanDays(today, length);
  const summary = useQuery(glucoseSummaryQuery(useApi(), span));
  return (
    <section aria-labelledby={headingId} className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id={headingId} className="text-2xl">
          {t('title')}
        </h2>
        <SegmentedControl
          label={history('span')}
          segments={spans.map((days) => ({
            ...{ value: String(days), label: history('days', { days }) },
          }))}
          value={String(length)}
          onChange={(value) => setLength(spans.find((days) => String(days) === value) ?? 30)}
        />
      </div>
      {summary.isPending && <Skeleton className="h-60 rounded-card" />}
      {summary.isError && summary.data === undefined && (
        <div className="grid justify-items-start gap-3">
          <p>{t('failed')}</p>
          <Button variant="secondary" onClick={() => void summary.refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {summary.data && (
        <>
          <Means summary={summary.data} span={span} unit={unit} />
          <div className="grid gap-6 lg:grid-cols-2">
            <TimeInRange share={summary.data.time_in_range} range={range} unit={unit} />
            <RankedMeals meals={summary.data.meals} unit={unit} />
          </div>
        </>
      )}
    </section>
  );
}

interface MeansProps {
  summary: GlucoseSummary;
  span: { from: Day; to: Day };
  unit: GlucoseUnit;
}

function Means({ summary, span, unit }: MeansProps) {
  const t = useTranslations('wellness-diary.glucose.overview');
  const format = useFormatter();
  const { value } = useGlucoseText(unit);
  const { lowest, highest, mean } = summary;
  if (lowest === null || highest === null || mean === null)
    return <p className="text-muted">{t('none')}</p>;
  const digits = unit === 'mg/dL' ? 0 : 1;
  const shown = (given: number) =>
    `${format.number(given, { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
  return (
    <Surface className="grid gap-4">
      <p className="max-w-prose">
        {t('summary', {
          ...{ readings: summary.readings, days: summary.days, mean: value(mean) },
          ...{ low: value(lowest), high: value(highest) },
        })}
      </p>
      <CarePlan values={[lowest, highest]} unit={unit} />
      <h3 className="text-lg">{t('means')}</h3>
      <ChartPanel
        name={t('means')}
        values={meanValues(summary, span, unit)}
        max={glucoseValue(highestShown, unit)}
        form="line"
        shown={shown}
      />
      <p className="max-w-prose text-muted text-sm">{t('meansNote')}</p>
    </Surface>
  );
}

const highestShown = 200;

function meanValues(
  { day_means: means }: GlucoseSummary,
  { from, to }: { from: Day; to: Day },
  unit: GlucoseUnit,
): DayValue[] {
  const known = new Map(means.map(({ day, mean }) => [day, glucoseValue(mean, unit)]));
  const values: DayValue[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1))
    values.push({ day, value: known.get(day) ?? null });
  return values;
}
