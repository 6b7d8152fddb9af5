import { deleteCycleStart, logCycleStart } from '@pomona/contract/wellness/tracking';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Surface } from '#ui/surface.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { type Day, noonOf } from '../days.ts';
import { cycleQuery } from '../measuring/queries.ts';
import { useConsented } from '../measuring/use-consented.tsx';

const shownStarts = 6;

/** First days of cycles, with the days in between; nothing is foretold (WELL-14). */
export function CycleSection({ day }: { day: Day }) {
  const t = useTranslations('wellness-diary.glucose.cycle');
  const format = useFormatter();
  const api = useApi();
  const headingId = useId();
  const cycle = useQuery(cycleQuery(api));
  const list = useListFocus<HTMLElement>(cycle.data, 'button');
  const log = useConsented((start: Day) => api.call(logCycleStart, { body: { day: start } }));
  const remove = useConsented(
    async (start: Day) => {
      await api.call(deleteCycleStart, { params: { day: start } });
      return start;
    },
    (start) =>
      showToast({
        title: t('deleted'),
        tone: 'success',
        action: { label: t('undo'), onPress: () => log.send(start) },
      }),
  );
  const dateOf = (start: Day) => format.dateTime(noonOf(start), { dateStyle: 'medium' });
  const isLogged = cycle.data?.some((start) => start.day === day);
  return (
    <Surface asChild>
      <section
        ref={list}
        tabIndex={-1}
        aria-labelledby={headingId}
        className="grid justify-items-start gap-3 outline-none"
      >
        <h3 id={headingId} className="text-xl">
          {t('title')}
        </h3>
        {cycle.isError && cycle.data === undefined && (
          <Button variant="secondary" onClick={() => void cycle.refetch()}>
            {t('tryAgain')}
          </Button>
        )}
        {isLogged === true ? (
          <p>{t('loggedToday', { date: dateOf(day) })}</p>
        ) : (
          <Button variant="secondary" loading={log.isPending} onClick={() => log.send(day)}>
            {t('start', { date: dateOf(day) })}
          </Button>
        )}
        <ul className="w-full divide-y divide-hairline">
          {(cycle.data ?? []).slice(0, shownStarts).map((start) => (
            <li key={start.day} className="flex items-center justify-between gap-3">
              <span>
                {dateOf(start.day)}
                {start.gap_days !== null && (
                  <span className="text-muted"> · {t('gap', { days: start.gap_days })}</span>
                )}
              </span>
              <IconButton
                label={t('delete', { date: dateOf(start.day) })}
                onClick={() => remove.send(start.day)}
                icon={<Trash2 aria-hidden="true" className="size-4.5" />}
              />
            </li>
          ))}
        </ul>
        <p className="text-muted text-sm">{t('note')}</p>
        {log.consent}
      </section>
    </Surface>
  );
}
