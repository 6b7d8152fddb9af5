import type { VisitSummary } from '@pomona/contract/wellness/visit-summary';
import { useFormatter, useTranslations } from 'use-intl';
import { dayAfter, noonOf } from '../days.ts';

/** Of one day, in units of the drawing. */
const step = 10;
const height = 24;

/** Every day of the span: dark with an entry, empty without. Drawn as a picture, for browsers print no backgrounds. */
export function DayStrip({ summary }: { summary: VisitSummary }) {
  const t = useTranslations('visit-summary.logged');
  const format = useFormatter();
  const { from, to, entries, logged_days: days, longest_gap: gap } = summary;
  const short = (day: string) =>
    format.dateTime(noonOf(day), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <section className="break-inside-avoid">
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="mt-1 text-sm">
        {t('days', { days, span: entries.length })}{' '}
        {gap !== null &&
          (gap.days === 1
            ? t('singleGaps')
            : t('gap', { days: gap.days, from: short(gap.from), to: short(gap.to) }))}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${entries.length * step} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 block h-6 w-full text-ink"
      >
        {entries.map((count, at) => (
          <rect
            key={dayAfter(from, at)}
            x={at * step + 1}
            y={count > 0 ? 1 : height - 5}
            width={step - 2}
            height={count > 0 ? height - 2 : 4}
            className={count > 0 ? 'fill-current' : 'fill-outline'}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-muted text-xs">
        <span>{short(from)}</span>
        <span>{short(to)}</span>
      </p>
      <p className="text-muted text-xs">{t('legend')}</p>
    </section>
  );
}
