import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { Field, type FieldWords } from './field.tsx';

export type TextFieldProps = FieldWords & ComponentProps<'input'>;

/** One line of text with its label. `ref`, `name`, `onChange` and the rest go to the input. */
export function TextField({
  label,
  hint,
  error,
  aside,
  labelHidden,
  fieldClassName,
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, aside, labelHidden, fieldClassName, id }}>
      {(wiring) => (
        <input type="text" {...rest} {...wiring} className={classes('field-control', className)} />
      )}
    </Field>
  );
}
