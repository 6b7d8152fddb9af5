import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { describedBy, errorId, type FieldWords, hintId } from './field.tsx';
import { FieldError } from './field-error.tsx';

export type CheckboxFieldProps = Omit<FieldWords, 'aside' | 'labelHidden'> &
  Omit<ComponentProps<'input'>, 'type'>;

/** A tick box whose label stands beside it and may hold links. */
export function CheckboxField({
  label,
  hint,
  error,
  fieldClassName,
  id,
  className,
  ...rest
}: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classes('grid gap-1', fieldClassName)}>
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="wide-target grid shrink-0 place-items-center">
          <input
            {...rest}
            id={controlId}
            type="checkbox"
            aria-describedby={describedBy({ controlId, hint, error })}
            aria-invalid={error ? true : undefined}
            className={classes(
              'peer relative col-start-1 row-start-1 size-5.5 appearance-none rounded-[6px] border border-outline bg-surface transition-colors checked:border-leaf checked:bg-leaf disabled:opacity-55 aria-invalid:border-berry',
              className,
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none relative col-start-1 row-start-1 size-4 text-on-leaf opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={controlId} className="leading-snug">
          {label}
        </label>
      </div>
      {hint && (
        <p id={hintId(controlId)} className="pl-8.5 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(controlId)}>{error}</FieldError>}
    </div>
  );
}
