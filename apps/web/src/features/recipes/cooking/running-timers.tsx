import { useTranslations } from 'use-intl';
import { useTimers } from '../timers.ts';
import { TimerPills } from './timer-pills.tsx';

/** The timers that run, on whatever page one is. */
export function RunningTimers() {
  const t = useTranslations('recipe.cooking');
  const timers = useTimers();
  if (timers.length === 0) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-30 px-4 print:hidden">
      <TimerPills />
      <p role="alert" className="sr-only">
        {timers
          .filter((timer) => timer.hasRung)
          .map((timer) => t('timerDone', { time: timer.label }))
          .join(' ')}
      </p>
    </div>
  );
}
