import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { Field, type FieldWords } from './field.tsx';

export type TextAreaFieldProps = FieldWords & ComponentProps<'textarea'>;

/** Several lines of text with their label; grows with what is typed where the browser can. */
export function TextAreaField({
  label,
  hint,
  error,
  aside,
  labelHidden,
  fieldClassName,
  id,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, aside, labelHidden, fieldClassName, id }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...rest}
          {...wiring}
          className={classes('field-control field-sizing-content resize-y', className)}
        />
      )}
    </Field>
  );
}
