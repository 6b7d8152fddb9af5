import type { Analytics } from '@pomona/contract/admin/analytics';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { DayChart } from '#product/charts/day-chart.tsx';
import { noonOf } from '#product/charts/day-value.ts';
import { Button } from '#ui/button.tsx';
import { Surface } from '#ui/surface.tsx';

interface Props {
  series: Analytics['series'][number];
  days: readonly string[];
}

/** One event: its sum beside that of the days before, a chart, and the same as a table. */
export function EventPanel({ series, days }: Props) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const [isTable, setTable] = useState(false);
  const { event, counts, total } = series;
  const values = days.map((day, index) => ({ day, value: counts[index] ?? 0 }));
  const name = t(`events.${event}`);
  const isPeople = event === 'active_members';
  // The same members come on several days: their days are no sum of people.
  const figure = isPeople ? Math.round((total / days.length) * 10) / 10 : total;
  const text = t('summary', { name, total, days: days.length, high: Math.max(...counts) });
  return (
    <Surface asChild>
      <section aria-label={name} className="grid content-start gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="font-semibold">{name}</h3>
          <p className="font-display font-semibold text-2xl tabular-nums">
            {format.number(figure)}
            {isPeople && <span className="ml-1.5 font-sans text-muted text-sm">{t('aDay')}</span>}
          </p>
        </div>
        <p className="-mt-2 text-muted text-sm">
          <Difference series={series} days={days.length} />
        </p>
        {isTable ? (
          <CountTable name={name} values={values} />
        ) : (
          <DayChart label={text} values={values} max={4} form="bars" />
        )}
        <Button
          variant="quiet"
          size="small"
          className="-ml-3.5 justify-self-start"
          aria-label={t(isTable ? 'chartNamed' : 'tableNamed', { name })}
          onClick={() => setTable(!isTable)}
        >
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      </section>
    </Surface>
  );
}

function Difference({ series, days }: { series: Props['series']; days: number }) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const { total, previous_total: previous } = series;
  if (previous === 0) return t('noneBefore', { days });
  const share = (total - previous) / previous;
  const sign = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  return t('difference', { share: format.number(share, sign), days });
}

function CountTable({ name, values }: { name: string; values: { day: string; value: number }[] }) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  return (
    <div className="max-h-64 overflow-y-auto rounded-control border border-hairline">
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
          {values.toReversed().map(({ day, value }) => (
            <tr key={day}>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {format.dateTime(noonOf(day), { dateStyle: 'medium', timeZone: 'UTC' })}
              </th>
              <td className="px-3 py-2 text-right tabular-nums">{format.number(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
