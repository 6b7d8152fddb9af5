import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

export type StepperProps = {
  /** What is counted: "Servings". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  decreaseLabel: string;
  increaseLabel: string;
  /** The value as shown: "4 servings". */
  display?: ReactNode;
  className?: string;
};

const key =
  'grid size-11 place-items-center rounded-full text-leaf transition-colors hover:bg-leaf-soft aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-55 aria-disabled:hover:bg-transparent';

/** One less, one more. At an end the button stays focusable and does nothing, so the focus is never lost. */
export function Stepper(props: StepperProps) {
  const { value, min = 1, max = Number.POSITIVE_INFINITY, onChange } = props;
  const step = (next: number) => () => {
    if (next >= min && next <= max) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend inside the pill
    <div
      role="group"
      aria-label={props.label}
      className={classes(
        'inline-flex items-center rounded-full border border-outline bg-surface',
        props.className,
      )}
    >
      <button
        type="button"
        aria-label={props.decreaseLabel}
        aria-disabled={value <= min || undefined}
        onClick={step(value - 1)}
        className={key}
      >
        <Minus aria-hidden="true" className="size-5" />
      </button>
      <output aria-live="polite" className="min-w-10 px-1 text-center font-semibold tabular-nums">
        {props.display ?? value}
      </output>
      <button
        type="button"
        aria-label={props.increaseLabel}
        aria-disabled={value >= max || undefined}
        onClick={step(value + 1)}
        className={key}
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
