import type { VisitSummary } from '@pomona/contract/wellness/visit-summary';
import { useFormatter, useTranslations } from 'use-intl';
import { noonOf } from '../days.ts';

const height = 30;
const wholeWeek = 7;

/** Minutes of movement of each week, and of which kind. */
export function MovementWeeks({ movement }: { movement: VisitSummary['movement'] }) {
  const t = useTranslations('visit-summary.movement');
  const words = useTranslations('wellness-diary.activities');
  const format = useFormatter();
  const { weeks, types } = movement;
  if (types.length === 0) return null;
  const most = Math.max(...weeks.map(({ minutes }) => minutes));
  const isPart = weeks.some(({ days }) => days < wholeWeek);
  return (
    <section className="break-inside-avoid">
      <h3 className="font-semibold">{t('title')}</h3>
      <ol className="mt-2 grid grid-cols-7 items-end gap-x-1 gap-y-3 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none print:auto-cols-fr print:grid-flow-col print:grid-cols-none">
        {weeks.map(({ monday, days, minutes }) => (
          <li key={monday} className="text-center text-xs tabular-nums">
            {/* Nothing logged is not zero minutes. */}
            <span className="block">{minutes === 0 ? '–' : format.number(minutes)}</span>
            <svg
              aria-hidden="true"
              viewBox={`0 0 10 ${height}`}
              preserveAspectRatio="none"
              className="mx-auto block h-8 w-3/5 text-ink"
            >
              <rect x="0" y={height - 1} width="10" height="1" className="fill-outline" />
              <rect
                x="0"
                y={height - (height * minutes) / most}
                width="10"
                height={(height * minutes) / most}
                className="fill-current"
              />
            </svg>
            <span className="block text-[0.85em] text-muted">
              {format.dateTime(noonOf(monday), {
                day: 'numeric',
                month: 'numeric',
                timeZone: 'UTC',
              })}
              {days < wholeWeek && '*'}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm">
        {types
          .map(({ type, entries, minutes }) => t('type', { name: words(type), entries, minutes }))
          .join(' · ')}
      </p>
      <p className="mt-1 text-muted text-xs">
        {t('note')} {isPart && t('partNote')}
      </p>
    </section>
  );
}
