import { BellRing, Timer, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { clockText, remainingSeconds, stopTimer, useTimers } from '../timers.ts';

/** A pill for each running timer, which a touch stops. */
export function TimerPills() {
  const t = useTranslations('recipe.cooking');
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {useTimers().map((timer) => {
        const Icon = timer.hasRung ? BellRing : Timer;
        return (
          <button
            key={timer.id}
            type="button"
            aria-label={t('stopTimer', { time: timer.label })}
            onClick={() => stopTimer(timer.id)}
            className={`pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold tabular-nums shadow-float ${timer.hasRung ? 'bg-apricot-soft text-ink' : 'bg-leaf text-on-leaf'}`}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {timer.hasRung
              ? t('timerDone', { time: timer.label })
              : clockText(remainingSeconds(timer))}
            <X aria-hidden="true" strokeWidth={2} className="size-4" />
          </button>
        );
      })}
    </div>
  );
}
