import type { JudgedLabel } from '@pomona/contract/foods/labels';
import { CircleCheck, CircleQuestionMark, CircleX, EqualApproximately } from 'lucide-react';
import { classes } from '#ui/classes.ts';

type Verdict = JudgedLabel['verdict'] | 'likely';

const marks: Record<Verdict, { icon: typeof CircleCheck; colour: string }> = {
  proven: { icon: CircleCheck, colour: 'text-leaf' },
  likely: { icon: EqualApproximately, colour: 'text-leaf' },
  refuted: { icon: CircleX, colour: 'text-muted' },
  cannot_tell: { icon: CircleQuestionMark, colour: 'text-honey-ink' },
};

/** The sign of a verdict; its word stands beside it, or is given as `label`. */
export function VerdictMark({ verdict, label }: { verdict: Verdict; label?: string }) {
  const { icon: Icon, colour } = marks[verdict];
  return (
    <>
      <Icon aria-hidden="true" className={classes('mt-0.5 size-5 shrink-0', colour)} />
      {label !== undefined && <span className="sr-only">{`${label}: `}</span>}
    </>
  );
}
