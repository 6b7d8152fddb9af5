import { useId } from 'react';
import { classes } from '#ui/classes.ts';
import { FieldError } from '#ui/form/field-error.tsx';

interface Props<Value extends string> {
  name: string;
  label: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** A few choices side by side, of which none is taken for granted. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={props.error ? `${id}-error` : undefined}
      className="grid content-start gap-1.5"
    >
      <legend className="mb-1.5 font-semibold text-sm">{props.label}</legend>
      <div className="flex flex-wrap gap-2">
        {props.choices.map(({ value, label }) => (
          <label
            key={value}
            className={classes(
              'wide-target inline-flex min-h-11 select-none items-center rounded-full border px-4 font-medium text-sm transition-colors',
              'border-outline bg-surface hover:border-leaf hover:text-leaf',
              'has-checked:border-leaf has-checked:bg-leaf-soft has-checked:font-semibold has-checked:text-leaf',
              'has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2',
              props.error && 'border-berry',
            )}
          >
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={value === props.value}
              data-problem={props.error ? true : undefined}
              onChange={() => props.onChange(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {props.error && <FieldError id={`${id}-error`}>{props.error}</FieldError>}
    </fieldset>
  );
}
