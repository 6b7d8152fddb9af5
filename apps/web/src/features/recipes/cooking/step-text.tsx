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
  const pieces = stepPieces(step);
  return pieces.map((piece, index) => {
    const before = pieces[index - 1];
    if (piece.seconds === undefined) {
      const mark = before?.seconds === undefined ? '' : leadingMark(piece.text);
      return piece.text.slice(mark.length);
    }
    return (
      // A comma stays with the time that it follows, also at the end of a line.
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a step never change places
      <span key={index} className="whitespace-nowrap">
        <StepTimer
          id={`${recipeId}:${number}:${index}`}
          label={piece.text}
          seconds={piece.seconds}
        />
        {leadingMark(pieces[index + 1]?.text ?? '')}
      </span>
    );
  });
}

function leadingMark(text: string): string {
  return /^[.,;:!?)]+/.exec(text)?.[0] ?? '';
}

interface TimerProps {
  id: string;
  label: string;
  seconds: number;
}

const look =
  'wide-target inline-block rounded-full px-[0.55em] py-[0.1em] font-semibold text-[0.95em] leading-snug transition-colors print:p-0 print:font-normal print:text-[1em]';

// On the line of the words: a flexible box would take the icon's.
const icon = 'mr-[0.3em] inline-block size-[1em] align-[-0.12em]';

function StepTimer({ id, label, seconds }: TimerProps) {
  const t = useTranslations('recipe.cooking');
  const timer = useTimers().find((running) => running.id === id);
  if (timer === undefined) {
    return (
      <button
        type="button"
        aria-label={t('startTimer', { time: label })}
        onClick={() => startTimer(id, label, seconds)}
        className={`${look} bg-leaf-soft text-leaf hover:bg-leaf hover:text-on-leaf`}
      >
        <Timer aria-hidden="true" strokeWidth={1.75} className={`${icon} print:hidden`} />
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
      <X aria-hidden="true" strokeWidth={2} className={icon} />
      {timer.hasRung ? t('timerDone', { time: label }) : clockText(remainingSeconds(timer))}
    </button>
  );
}
