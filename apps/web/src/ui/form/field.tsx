import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { FieldError } from './field-error.tsx';

/** What every variant of a field takes beside its control's own props. */
export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** The text of what is wrong; its presence marks the control as invalid. */
  error?: ReactNode | undefined;
  /** Stands at the right end of the label's line: a count, a link. */
  aside?: ReactNode | undefined;
  /** The label is for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Class of the whole field, for its place in a layout. */
  fieldClassName?: string | undefined;
};

/** The attributes that tie a control to its label, hint and error. */
type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldWords & {
  id?: string | undefined;
  children: (wiring: ControlWiring) => ReactNode;
};

/** Label, control, hint and error of one form field, wired together. */
export function Field(props: FieldProps) {
  const { label, hint, error, aside, labelHidden, fieldClassName, id, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classes('grid content-start gap-1.5', fieldClassName)}>
      <div
        className={classes(
          'flex items-baseline justify-between gap-3',
          labelHidden && !aside && 'sr-only',
        )}
      >
        <label
          htmlFor={controlId}
          className={classes('font-semibold text-sm', labelHidden && 'sr-only')}
        >
          {label}
        </label>
        {aside && <span className="text-muted text-sm">{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy({ controlId, hint, error }),
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId(controlId)} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(controlId)}>{error}</FieldError>}
    </div>
  );
}

export function describedBy(parts: {
  controlId: string;
  hint: ReactNode;
  error: ReactNode;
}): string | undefined {
  const ids = [
    parts.hint && hintId(parts.controlId),
    parts.error && errorId(parts.controlId),
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function hintId(controlId: string): string {
  return `${controlId}-hint`;
}

export function errorId(controlId: string): string {
  return `${controlId}-error`;
}
