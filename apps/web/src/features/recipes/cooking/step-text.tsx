import { Timer, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { stepPieces } from '../step-times.ts';
import { clockText, remainingSeconds, startTimer, stopTimer, useTimers } from '../timers.ts';

interface Props {
  recipeId: string;
  step: string;
  number: number;
}

/** A step whose times are buttons that start a timer. */
export function StepText({ recipeId, step, number }: Props) {
  return stepPieces(step).map((piece, index) =>
    piece.seconds === undefined ? (
      piece.text
    ) : (
      <StepTimer
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a step never change places
        key={index}
        id={`${recipeId}:${number}:${index}`}
        label={piece.text}
        seconds={piece.seconds}
      />
    ),
  );
}

function StepTimer({ id, label, seconds }: { id: string; label: string; seconds: number }) {
  const t = useTranslations('recipes.cooking');
  const timer = useTimers().find((running) => running.id === id);
  const look =
    'mx-0.5 inline-flex min-h-7 items-center gap-1 rounded-full px-2 align-baseline font-semibold text-[0.95em] transition-colors';
  if (timer === undefined) {
    return (
      <button
        type="button"
        aria-label={t('startTimer', { time: label })}
        onClick={() => startTimer(id, label, seconds)}
        className={`${look} bg-leaf-soft text-leaf hover:bg-leaf hover:text-on-leaf print:bg-transparent print:p-0`}
      >
        <Timer aria-hidden="true" strokeWidth={1.75} className="size-4 print:hidden" />
        {label}
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-label={t('stopTimer', { time: label })}
      onClick={() => stopTimer(id)}
      className={`${look} ${timer.hasRung ? 'bg-apricot-soft text-ink' : 'bg-leaf text-on-leaf'} tabular-nums`}
    >
      <X aria-hidden="true" strokeWidth={2} className="size-4" />
      {timer.hasRung ? t('timerDone', { time: label }) : clockText(remainingSeconds(timer))}
    </button>
  );
}
