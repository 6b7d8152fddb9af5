import { Link } from '@tanstack/react-router';
import { BellRing, Pause, Play, Timer, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { unlockBell } from './bell.ts';
import {
  addMinute,
  clockText,
  isOver,
  type KitchenTimer,
  pauseTimer,
  remainingMilliseconds,
  resumeTimer,
  stopTimer,
  useNow,
  useTimers,
} from './timers.ts';

/** All timers, each with its time and what can be done with it; announces when one is over. */
export function TimerList() {
  const t = useTranslations('cooking.timers');
  const timers = useTimers();
  const now = useNow(timers.some(({ pausedWith }) => pausedWith === null));
  return (
    <>
      <ul
        aria-label={t('heading')}
        className="grid w-full max-w-120 grid-cols-[minmax(0,1fr)] gap-2"
      >
        {timers.map((timer) => (
          <li key={timer.id}>
            <TimerRow timer={timer} now={now} />
          </li>
        ))}
      </ul>
      <p role="alert" className="sr-only">
        {timers
          .filter((timer) => isOver(timer, now))
          .map(({ label }) => t('timeIsUp', { time: label }))
          .join(' ')}
      </p>
    </>
  );
}

interface RowProps {
  timer: KitchenTimer;
  now: number;
}

function TimerRow({ timer, now }: RowProps) {
  const t = useTranslations('cooking.timers');
  const hasRung = isOver(timer, now);
  const isPaused = timer.pausedWith !== null;
  const Icon = hasRung ? BellRing : Timer;
  const time = timer.label;
  return (
    <div
      className={`pointer-events-auto flex min-h-14 items-center gap-1 rounded-card py-1 pr-1 pl-4 shadow-float ${hasRung ? 'bg-apricot-soft text-ink' : 'bg-leaf text-on-leaf'}`}
    >
      <Icon aria-hidden="true" className="mr-2 size-5 shrink-0" />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="font-semibold text-lg tabular-nums">
          {hasRung ? <Ended timer={timer} now={now} /> : <Clock timer={timer} now={now} />}
        </p>
        <p className="line-clamp-2 text-xs sm:line-clamp-1">
          <Link
            to="/recipes/$id"
            params={{ id: timer.recipeId }}
            className="text-inherit underline-offset-2"
          >
            <span lang={timer.language}>{time}</span> · {t('place', { step: timer.step })} ·{' '}
            <span lang={timer.language}>{timer.recipe}</span>
          </Link>
        </p>
      </div>
      {!hasRung && (
        <Control
          label={t(isPaused ? 'resume' : 'pause', { time })}
          onPress={() => (isPaused ? resumeTimer(timer.id) : pauseTimer(timer.id))}
        >
          {isPaused ? (
            <Play aria-hidden="true" className="size-5" />
          ) : (
            <Pause aria-hidden="true" className="size-5" />
          )}
        </Control>
      )}
      <Control label={t('addMinute', { time })} onPress={() => addMinute(timer.id)}>
        <span aria-hidden="true" className="font-semibold text-sm">
          {t('minute')}
        </span>
      </Control>
      <Control label={t('stop', { time })} onPress={() => stopTimer(timer.id)}>
        <X aria-hidden="true" strokeWidth={2} className="size-5" />
      </Control>
    </div>
  );
}

function Clock({ timer, now }: RowProps) {
  const t = useTranslations('cooking.timers');
  return (
    <>
      {clockText(remainingMilliseconds(timer, now))}
      {timer.pausedWith !== null && <span className="ml-2 font-normal text-sm">{t('paused')}</span>}
    </>
  );
}

const aMinute = 60_000;

/** Just now it is simply over; later it shows how long ago that was. */
function Ended({ timer, now }: RowProps) {
  const t = useTranslations('cooking.timers');
  const format = useFormatter();
  if (now - timer.endsAt < aMinute) return t('over');
  return t('ended', { ago: format.relativeTime(new Date(timer.endsAt), new Date(now)) });
}

interface ControlProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function Control({ label, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        unlockBell();
        onPress();
      }}
      className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-control px-1 transition-opacity hover:opacity-75"
    >
      {children}
    </button>
  );
}
