import type { GlucoseUnit } from '@pomona/contract/wellness/glucose';
import type { GlucosePoint } from '@pomona/contract/wellness/glucose-summary';
import { useFormatter, useTranslations } from 'use-intl';
import { hoursOf } from './curve.ts';
import { useGlucoseText } from './use-glucose-text.ts';

/** The hours of a day that have readings. */
export function HourTable({
  points,
  unit,
}: {
  points: readonly GlucosePoint[];
  unit: GlucoseUnit;
}) {
  const t = useTranslations('wellness-diary.glucose.day');
  const format = useFormatter();
  const { number } = useGlucoseText(unit);
  const cell = 'px-3 py-2 text-right tabular-nums';
  return (
    <div className="max-h-80 overflow-y-auto rounded-control border border-hairline">
      <table className="w-full text-sm">
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-2 text-left">
              {t('hour')}
            </th>
            <th scope="col" className={cell}>
              {t('lowest', { unit })}
            </th>
            <th scope="col" className={cell}>
              {t('highest', { unit })}
            </th>
            <th scope="col" className={cell}>
              {t('readings')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {hoursOf(points).map(({ hour, readings, lowest, highest }) => (
            <tr key={hour}>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {format.dateTime(new Date(Date.UTC(2000, 0, 1, hour)), {
                  ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
                })}
              </th>
              <td className={cell}>{number(lowest)}</td>
              <td className={cell}>{number(highest)}</td>
              <td className={cell}>{format.number(readings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
