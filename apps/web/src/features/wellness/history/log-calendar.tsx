import type { HistoryDay } from '@pomona/contract/wellness/history';
import { useFormatter, useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';
import { noonOf } from '../days.ts';
import { dayValues } from './spans.ts';

interface Props {
  days: readonly HistoryDay[];
  span: { from: string; to: string };
}

const shades = ['bg-sunken', 'bg-leaf/30', 'bg-leaf/60', 'bg-leaf'];

/** Monday is 0. */
const weekday = (day: string) => (noonOf(day).getUTCDay() + 6) % 7;

/** How much was logged each day, a column a week. */
export function LogCalendar({ days, span }: Props) {
  const t = useTranslations('wellness-diary.chart');
  const format = useFormatter();
  const counts = dayValues(days, span, ({ entries }) => entries);
  const logged = counts.filter(({ value }) => value !== null).length;
  return (
    <figure className="grid gap-2">
      <div aria-hidden="true" className="grid w-fit grid-flow-col grid-rows-7 gap-1">
        {Array.from({ length: weekday(span.from) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have nothing else
          <span key={at} className="size-4" />
        ))}
        {counts.map(({ day, value }) => (
          <span
            key={day}
            title={format.dateTime(noonOf(day), { dateStyle: 'medium' })}
            className={classes(
              'size-4 rounded-[4px] border border-hairline forced-color-adjust-none',
              shades[Math.min(value ?? 0, shades.length - 1)],
            )}
          />
        ))}
      </div>
      <figcaption className="text-muted text-sm">
        {t('calendar', { logged, days: counts.length })}
      </figcaption>
    </figure>
  );
}
