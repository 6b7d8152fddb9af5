import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { Field, type FieldWords } from './field.tsx';

type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, 'children' | 'multiple'> & { options: readonly SelectOption[] };

/** One choice from a list. The browser's own select: phones show their wheel, type-ahead works, the server can render it. */
export function Select({
  label,
  hint,
  error,
  aside,
  labelHidden,
  fieldClassName,
  id,
  className,
  options,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, aside, labelHidden, fieldClassName, id }}>
      {(wiring) => (
        <div className="relative">
          <select
            {...rest}
            {...wiring}
            className={classes('field-control appearance-none truncate pr-10', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
