import type { CycleStart } from '@pomona/contract/wellness/tracking';
import { useFormatter, useTranslations } from 'use-intl';
import { noonOf } from '../days.ts';

/** Start days as they were logged; any gap is normal (WELL-14). */
export function CycleStarts({ starts }: { starts: readonly CycleStart[] }) {
  const t = useTranslations('visit-summary.cycle');
  const format = useFormatter();
  return (
    <section className="break-inside-avoid">
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="mt-1 text-sm">
        {starts
          .toReversed()
          .map(({ day, gap_days: gap }) => {
            const date = format.dateTime(noonOf(day), { dateStyle: 'medium', timeZone: 'UTC' });
            return gap === null ? date : t('start', { date, gap });
          })
          .join(' · ')}
      </p>
    </section>
  );
}
