import { useTranslations } from 'use-intl';
import { TextField } from '#ui/form/text-field.tsx';
import { dayHere } from '../days.ts';
import type { useTime } from './use-time.ts';

/** The day and the time of a meal, and what is wrong with them. */
export function TimeFields({ time }: { time: ReturnType<typeof useTime> }) {
  const t = useTranslations('wellness.cooked');
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="date"
          label={t('day')}
          value={time.day}
          max={dayHere(new Date())}
          onChange={(event) => time.setDay(event.target.value)}
        />
        <TextField
          type="time"
          label={t('time')}
          value={time.time}
          onChange={(event) => time.setTime(event.target.value)}
        />
      </div>
      {time.problem && (
        <p role="alert" className="font-medium text-berry text-sm">
          {t(time.problem)}
        </p>
      )}
    </>
  );
}
