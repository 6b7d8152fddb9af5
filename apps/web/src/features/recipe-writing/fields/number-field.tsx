import { Minus, Plus } from 'lucide-react';
import { numberIn } from '#features/recipe-writing/draft/draft.ts';
import { classes } from '#ui/classes.ts';
import { Field } from '#ui/form/field.tsx';

interface Props {
  name: string;
  label: string;
  /** As typed: it may be empty, or no number yet. */
  value: string;
  onChange: (value: string) => void;
  step: number;
  minimum: number;
  maximum: number;
  /** What is counted: "min". */
  unit?: string | undefined;
  hint?: string | undefined;
  lessLabel: string;
  moreLabel: string;
  error?: string | undefined;
}

const key =
  'grid size-11 shrink-0 place-items-center rounded-control text-leaf transition-colors hover:bg-leaf-soft';

/** A whole number, typed or counted up and down. */
export function NumberField(props: Props) {
  const { value, onChange, step, minimum, maximum } = props;
  /** As wide as the field: the unit makes room. */
  const isLong = value.length > 4;
  function count(by: number): void {
    const next = (numberIn(value) ?? 0) + by;
    onChange(String(Math.min(maximum, Math.max(minimum, next))));
  }
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(wiring) => (
        <div className="flex w-full max-w-52 items-center rounded-control border border-outline bg-surface has-[input:focus-visible]:border-leaf has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-leaf has-aria-invalid:border-berry">
          <button
            type="button"
            tabIndex={-1}
            aria-label={props.lessLabel}
            onClick={() => count(-step)}
            className={key}
          >
            <Minus aria-hidden="true" className="size-5" />
          </button>
          <span className="flex min-w-0 flex-1 items-baseline justify-center gap-1">
            <input
              {...wiring}
              name={props.name}
              inputMode="numeric"
              autoComplete="off"
              value={value}
              maxLength={20}
              onChange={({ target }) => onChange(target.value)}
              onBlur={() => {
                // "about 25" is kept as the number that is meant.
                const meant = numberIn(value);
                if (meant !== null && String(meant) !== value) onChange(String(meant));
              }}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                event.preventDefault();
                count(event.key === 'ArrowUp' ? step : -step);
              }}
              className={classes(
                'min-w-0 bg-transparent py-2 text-center font-semibold tabular-nums outline-none',
                isLong ? 'w-16' : 'w-10',
              )}
            />
            {props.unit && !isLong && <span className="pr-1 text-muted text-sm">{props.unit}</span>}
          </span>
          <button
            type="button"
            tabIndex={-1}
            aria-label={props.moreLabel}
            onClick={() => count(step)}
            className={key}
          >
            <Plus aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
