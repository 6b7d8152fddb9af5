import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTexts } from '#platform/language/use-texts.ts';
import { watchTimers } from './alarm.ts';
import { unlockBell } from './bell.ts';
import { NotifyOffer } from './notify-offer.tsx';
import { TimerList } from './timer-list.tsx';
import { useTimers } from './timers.ts';

/** The timers on whatever page one is, and the bell that ends them. */
export function RunningTimers() {
  const hasTexts = useTexts('cooking');
  useUnlockedBell();
  return hasTexts && <LoadedTimers />;
}

function LoadedTimers() {
  const t = useTranslations('cooking.timers');
  const isAny = useTimers().length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words may change while the alarm goes on
  useEffect(() => watchTimers({ over: ({ label }) => t('timeIsUp', { time: label }) }), []);
  if (!isAny) return null;
  return (
    <>
      {/* Room below the page, so that its end is not covered. */}
      <div aria-hidden="true" className="h-24 print:hidden" />
      <aside
        aria-label={t('heading')}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-30 grid max-h-[45dvh] justify-items-center gap-2 overflow-y-auto px-4 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden"
      >
        <NotifyOffer />
        <TimerList />
      </aside>
    </>
  );
}

/** After a reload the first press lets the bell be heard again. */
function useUnlockedBell(): void {
  useEffect(() => {
    const names = ['click', 'keydown'];
    for (const name of names) document.addEventListener(name, unlockBell, { once: true });
    return () => {
      for (const name of names) document.removeEventListener(name, unlockBell);
    };
  }, []);
}
