import { BellRing, Timer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { clockText, remainingSeconds, stopTimer, useTimers } from '../timers.ts';

/** The timers that run, on whatever page one is. */
export function RunningTimers() {
  const t = useTranslations('recipes.cooking');
  const timers = useTimers();
  if (timers.length === 0) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex flex-wrap justify-center gap-2 px-4 print:hidden">
      {timers.map((timer) => (
        <button
          key={timer.id}
          type="button"
          aria-label={t('stopTimer', { time: timer.label })}
          onClick={() => stopTimer(timer.id)}
          className="pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-full bg-leaf px-5 font-semibold text-on-leaf tabular-nums shadow-float"
        >
          {timer.hasRung ? (
            <BellRing aria-hidden="true" strokeWidth={1.75} className="size-5" />
          ) : (
            <Timer aria-hidden="true" strokeWidth={1.75} className="size-5" />
          )}
          {timer.hasRung
            ? t('timerDone', { time: timer.label })
            : clockText(remainingSeconds(timer))}
        </button>
      ))}
      <p role="alert" className="sr-only">
        {timers
          .filter((timer) => timer.hasRung)
          .map((timer) => t('timerDone', { time: timer.label }))
          .join(' ')}
      </p>
    </div>
  );
}
