import {
  deleteGlucose,
  type GlucoseReading,
  type GlucoseUnit,
  glucoseValue,
  logGlucose,
} from '@pomona/contract/wellness/glucose';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { type Day, zoneHere } from '../days.ts';
import { useConsented } from '../measuring/use-consented.tsx';
import { singleReadingsQuery } from './queries.ts';
import { useGlucoseText } from './use-glucose-text.ts';

const signs = { below: '< ', above: '> ' } as const;

/** The single readings of a day, each with the way to delete it. */
export function ReadingList({ day, unit }: { day: Day; unit: GlucoseUnit }) {
  const t = useTranslations('wellness-diary.glucose.reading');
  const format = useFormatter();
  const api = useApi();
  const shown = useGlucoseText(unit);
  const readings = useQuery(singleReadingsQuery(api, day));
  const list = useListFocus<HTMLElement>(readings.data, 'button');
  const restore = useConsented((reading: GlucoseReading) =>
    api.call(logGlucose, { body: bodyOf(reading) }),
  );
  const remove = useConsented(
    (reading: GlucoseReading) => api.call(deleteGlucose, { params: { id: reading.id } }),
    (removed) =>
      showToast({
        title: t('deleted', { value: shown.value(removed.mg_dl) }),
        tone: 'success',
        action: { label: t('undo'), onPress: () => restore.send(removed) },
      }),
  );
  const timeOf = ({ measured_at: at }: GlucoseReading) =>
    format.dateTime(new Date(at), { timeStyle: 'short', timeZone: zoneHere() });
  return (
    <section ref={list} tabIndex={-1} aria-label={t('list')} className="outline-none">
      <h3 className="text-xl">{t('list')}</h3>
      {readings.isError && readings.data === undefined && (
        <Button variant="secondary" className="mt-2" onClick={() => void readings.refetch()}>
          {t('tryAgain')}
        </Button>
      )}
      {readings.data?.length === 0 && <p className="mt-2 text-muted">{t('none')}</p>}
      <ul className="mt-2 divide-y divide-hairline">
        {(readings.data ?? []).map((reading) => (
          <li key={reading.id} className="flex items-center justify-between gap-3 py-1">
            <p className="tabular-nums">
              <span className="font-semibold">
                {reading.beyond !== null && signs[reading.beyond]}
                {shown.value(reading.mg_dl)}
              </span>
              <span className="text-muted">
                {' · '}
                {timeOf(reading)} · {t(reading.source === 'hand' ? 'byHand' : 'byMeter')}
              </span>
            </p>
            <IconButton
              label={t('delete', { value: shown.value(reading.mg_dl), time: timeOf(reading) })}
              onClick={() => remove.send(reading)}
              icon={<Trash2 aria-hidden="true" className="size-4.5" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const bodyOf = ({ id, measured_at, day, mg_dl, unit }: GlucoseReading) => ({
  ...{ id, measured_at, day, unit },
  value: Math.round(glucoseValue(mg_dl, unit) * 100) / 100,
});
