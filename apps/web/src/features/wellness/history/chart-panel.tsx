import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { DayChart } from '#product/charts/day-chart.tsx';
import type { DayValue } from '#product/charts/day-value.ts';
import { Button } from '#ui/button.tsx';
import { noonOf } from '../days.ts';
import { summaryOf } from './spans.ts';

interface Props {
  name: string;
  values: readonly DayValue[];
  max: number;
  form: 'line' | 'bars';
  /** A value with its unit. */
  shown: (value: number) => string;
}

/** A chart, in words below it, and as a table on request (WELL-09). */
export function ChartPanel({ name, values, max, form, shown }: Props) {
  const t = useTranslations('wellness-diary.chart');
  const [isTable, setTable] = useState(false);
  const summary = summaryOf(values);
  if (summary === null) return <p className="py-6 text-muted">{t('nothing', { name })}</p>;
  const { logged, days, mean, low, high } = summary;
  const text = t('summary', {
    ...{ name, logged, days },
    ...{ mean: shown(mean), low: shown(low), high: shown(high) },
  });
  return (
    <figure className="grid gap-3">
      {isTable ? (
        <ValueTable name={name} values={values} shown={shown} />
      ) : (
        <DayChart label={text} values={values} max={max} form={form} />
      )}
      <figcaption className="text-muted text-sm">{text}</figcaption>
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

function ValueTable({ name, values, shown }: Pick<Props, 'name' | 'values' | 'shown'>) {
  const t = useTranslations('wellness-diary.chart');
  const format = useFormatter();
  const known = values.filter((entry) => entry.value !== null).toReversed();
  return (
    <div className="max-h-80 overflow-y-auto rounded-control border border-hairline">
      <table className="w-full text-sm">
        <thead className="bg-sunken text-left">
          <tr>
            <th scope="col" className="px-3 py-2">
              {t('day')}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {name}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {known.map(({ day, value }) => (
            <tr key={day}>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {format.dateTime(noonOf(day), { dateStyle: 'medium' })}
              </th>
              <td className="px-3 py-2 text-right tabular-nums">
                {value !== null && shown(value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
