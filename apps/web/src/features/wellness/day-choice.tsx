import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type Day, dayAfter, isDay, noonOf } from './days.ts';

interface Props {
  /** Of the heading. */
  id: string;
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
}

const icon = { 'aria-hidden': true, className: 'size-5' } as const;

/** The day that is shown, the ones beside it, any other, and the way back to today. No day is later than today. */
export function DayChoice({ id, day, today, onDay }: Props) {
  const t = useTranslations('wellness.day');
  const format = useFormatter();
  const heading = useRef<HTMLHeadingElement>(null);
  const written = format.dateTime(noonOf(day), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
  const name = day === today ? t('today') : day === dayAfter(today, -1) ? t('yesterday') : null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div aria-live="polite">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-3xl">
          {name ?? written}
        </h2>
        <p className="mt-1 min-h-6 text-muted">{name !== null && written}</p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <IconButton
          variant="outlined"
          label={t('before')}
          onClick={() => onDay(dayAfter(day, -1))}
          icon={<ChevronLeft {...icon} />}
        />
        <TextField
          type="date"
          label={t('choose')}
          labelHidden
          value={day}
          max={today}
          onChange={({ target }) => {
            if (isDay(target.value) && target.value <= today) onDay(target.value);
          }}
          className="w-40"
        />
        <IconButton
          variant="outlined"
          label={t('after')}
          aria-disabled={day >= today || undefined}
          onClick={() => day < today && onDay(dayAfter(day, 1))}
          icon={<ChevronRight {...icon} />}
        />
        {day !== today && (
          <Button
            variant="quiet"
            onClick={() => {
              // The button goes with the press.
              heading.current?.focus();
              onDay(today);
            }}
          >
            {t('toToday')}
          </Button>
        )}
      </div>
    </div>
  );
}
