import type { Recipe } from '@pomona/contract/recipes';
import { Timer, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLanguages } from '#platform/services.tsx';
import { unlockBell } from './bell.ts';
import {
  clockText,
  isOver,
  type NewTimer,
  remainingMilliseconds,
  startTimer,
  stopTimer,
  useNow,
  useTimers,
} from './timers.ts';
import { showTooMany } from './too-many-timers.ts';

interface Props extends Pick<NewTimer, 'id' | 'step' | 'label' | 'seconds'> {
  recipe: Pick<Recipe, 'id' | 'title' | 'language'>;
}

const classNames =
  'wide-target inline-block rounded-full px-[0.55em] py-[0.1em] font-semibold text-[0.95em] leading-snug transition-colors print:p-0 print:font-normal print:text-[1em]';

// On the line of the words: a flexible box would take the icon's.
const icon = 'mr-[0.3em] inline-block size-[1em] align-[-0.12em]';

/** A time of a step: starts a timer, and shows it while it runs. */
export function StepTimer({ recipe, ...timer }: Props) {
  const t = useTranslations('cooking.steps');
  const running = useTimers().find(({ id }) => id === timer.id);
  const languages = useLanguages();
  const now = useNow(running !== undefined && running.pausedWith === null);
  const { label } = timer;

  function start(): void {
    unlockBell();
    const { id: recipeId, title, language } = recipe;
    const hasStarted = startTimer({ ...timer, recipeId, recipe: title, language });
    if (!hasStarted) void showTooMany(languages);
  }

  if (running === undefined) {
    return (
      <button
        type="button"
        aria-label={t('startTimer', { time: label })}
        onClick={start}
        className={`${classNames} bg-leaf-soft text-leaf hover:bg-leaf hover:text-on-leaf`}
      >
        <Timer aria-hidden="true" className={`${icon} print:hidden`} />
        {label}
      </button>
    );
  }
  const hasRung = isOver(running, now);
  return (
    <button
      type="button"
      aria-label={t('stopTimer', { time: label })}
      onClick={() => stopTimer(running.id)}
      className={`${classNames} ${hasRung ? 'bg-apricot-soft text-ink' : 'bg-leaf text-on-leaf'} tabular-nums`}
    >
      <X aria-hidden="true" strokeWidth={2} className={icon} />
      {hasRung ? t('timerDone', { time: label }) : clockText(remainingMilliseconds(running, now))}
    </button>
  );
}
