import { type GlucoseUnit, glucoseValue } from '@pomona/contract/wellness/glucose';
import type { VisitGlucose } from '@pomona/contract/wellness/visit-summary';
import { useFormatter, useTranslations } from 'use-intl';

const minutesOfHour = 60;

/** Readings, their mean and spread, and the time in the member's own range; nothing is judged (WELL-14). */
export function GlucoseFigures({ glucose }: { glucose: VisitGlucose }) {
  const t = useTranslations('visit-summary.glucose');
  const { unit, readings, days, mean, lowest, highest, halves, known, unknown } = glucose;
  const { shown, hours, percent } = useGlucoseWords(unit);
  const times = glucose.time_in_range;
  const single = times?.single;
  return (
    <section className="break-inside-avoid">
      <h3 className="font-semibold">{t('title', { unit })}</h3>
      <ul className="mt-1 grid gap-0.5 text-sm">
        <li>{t('readings', { readings, days })}</li>
        {mean !== null && lowest !== null && highest !== null && (
          <li>
            {t('mean', { mean: shown(mean), lowest: shown(lowest), highest: shown(highest) })}
          </li>
        )}
        {halves && (
          <li>{t('halves', { first: shown(halves.first), second: shown(halves.second) })}</li>
        )}
        {times === null && <li>{t('noRange')}</li>}
        {times && <li>{t('range', { low: shown(times.low), high: shown(times.high) })}</li>}
        {times && known > 0 && (
          <li>
            {t('times', {
              within: percent(times.within / known),
              below: percent(times.below / known),
              above: percent(times.above / known),
            })}
          </li>
        )}
        {single && single.below + single.within + single.above > 0 && (
          <li>{t('single', single)}</li>
        )}
        {known + unknown > 0 && (
          <li>{t('known', { known: hours(known), unknown: hours(unknown) })}</li>
        )}
      </ul>
    </section>
  );
}

function useGlucoseWords(unit: GlucoseUnit) {
  const format = useFormatter();
  const maximumFractionDigits = unit === 'mg/dL' ? 0 : 1;
  return {
    shown: (mgDl: number) => format.number(glucoseValue(mgDl, unit), { maximumFractionDigits }),
    hours: (minutes: number) => format.number(Math.round(minutes / minutesOfHour)),
    percent: (share: number) => format.number(share, { style: 'percent' }),
  };
}
