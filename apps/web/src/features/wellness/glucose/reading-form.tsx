import {
  deleteGlucose,
  type GlucoseBody,
  type GlucoseUnit,
  glucoseUnits,
  logGlucose,
  maxGlucoseMgDl,
  mgDlOf,
  minGlucoseMgDl,
} from '@pomona/contract/wellness/glucose';
import { changeTracking } from '@pomona/contract/wellness/tracking';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '#platform/api/new-key.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Surface } from '#ui/surface.tsx';
import type { Day } from '../days.ts';
import { TimeFields } from '../meals/time-fields.tsx';
import { useTime } from '../meals/use-time.ts';
import { useConsented } from '../measuring/use-consented.tsx';
import { useGlucoseText } from './use-glucose-text.ts';

interface Props {
  day: Day;
  today: Day;
  unit: GlucoseUnit;
}

/** `null` for what no meter shows. */
function readValue(text: string, unit: GlucoseUnit): number | null {
  const value = Math.round(Number(text.replace(',', '.')) * 100) / 100;
  const mgDl = mgDlOf(value, unit);
  return mgDl >= minGlucoseMgDl && mgDl <= maxGlucoseMgDl ? value : null;
}

/** One reading: its value and its time; with the choice of the unit. */
export function ReadingForm({ day, today, unit }: Props) {
  const t = useTranslations('wellness-diary.glucose.reading');
  const api = useApi();
  const headingId = useId();
  const shown = useGlucoseText(unit);
  const time = useTime(day === today ? new Date() : new Date(`${day}T12:00`));
  const [id, setId] = useState(newKey);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const remove = useConsented((reading: string) =>
    api.call(deleteGlucose, { params: { id: reading } }),
  );
  const log = useConsented(
    (body: GlucoseBody) => api.call(logGlucose, { body }),
    (reading) => {
      setId(newKey());
      setText('');
      showToast({
        title: t('logged', { value: shown.value(reading.mg_dl) }),
        tone: 'success',
        action: { label: t('undo'), onPress: () => remove.send(reading.id) },
      });
    },
  );
  const choose = useConsented((chosen: GlucoseUnit) =>
    api.call(changeTracking, { body: { glucose_unit: chosen } }),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const value = readValue(text, unit);
    const measured = time.eaten();
    setWrong(value === null);
    if (value !== null && measured !== null)
      log.send({ id, value, unit, day: measured.day, measured_at: measured.at });
  }

  return (
    <Surface asChild>
      <section aria-labelledby={headingId} className="grid content-start gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id={headingId} className="text-xl">
            {t('title')}
          </h3>
          <SegmentedControl
            label={t('unit')}
            segments={glucoseUnits.map((value) => ({ value, label: value }))}
            value={unit}
            onChange={choose.send}
          />
        </div>
        <form onSubmit={submit} className="grid gap-4" noValidate>
          <TextField
            label={t('value', { unit })}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={isWrong ? t('wrong') : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <TimeFields time={time} />
          <Button type="submit" loading={log.isPending} className="justify-self-start">
            {t('log')}
          </Button>
        </form>
        {log.consent}
      </section>
    </Surface>
  );
}
