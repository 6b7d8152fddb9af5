import { useId, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { starPath } from '#ui/figures/stars.tsx';

export type StarInputProps = {
  label: string;
  /** 1 to 5. */
  value: number;
  onChange: (value: number) => void;
  /** Names one choice: "4 stars". */
  starLabel: (stars: number) => string;
  disabled?: boolean;
  className?: string;
};

const choices = [1, 2, 3, 4, 5];

/** Five radio buttons that look like stars: one press, or the arrow keys. */
export function StarInput(props: StarInputProps) {
  const name = useId();
  const [pointedAt, setPointedAt] = useState(0);
  const lit = pointedAt || props.value;
  return (
    <fieldset
      disabled={props.disabled}
      onPointerLeave={() => setPointedAt(0)}
      className={classes('-ml-1.5 inline-flex disabled:opacity-55', props.className)}
    >
      <legend className="mb-1 ml-1.5 font-semibold text-sm">{props.label}</legend>
      {choices.map((stars) => (
        <label
          key={stars}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(stars)}
          className="relative grid size-11 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-leaf"
        >
          <input
            type="radio"
            name={name}
            value={stars}
            checked={props.value === stars}
            onChange={() => props.onChange(stars)}
            aria-label={props.starLabel(stars)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            strokeLinejoin="round"
            className={classes(
              'pointer-events-none size-8 stroke-honey-ink transition-[fill]',
              stars <= lit ? 'fill-honey' : 'fill-surface',
            )}
          >
            <path d={starPath} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
