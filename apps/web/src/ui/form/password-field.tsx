import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { Field, type FieldWords } from './field.tsx';

export type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** Names the button that shows what was typed. */
    showLabel: string;
    /** Names it while the password is visible. */
    hideLabel: string;
  };

/** A password with a button that shows it. Pasting and password managers work as anywhere. */
export function PasswordField({
  label,
  hint,
  error,
  aside,
  labelHidden,
  fieldClassName,
  id,
  className,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, aside, labelHidden, fieldClassName, id }}>
      {(wiring) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...wiring}
            type={visible ? 'text' : 'password'}
            className={classes('field-control pr-13', className)}
          />
          <button
            type="button"
            aria-label={visible ? hideLabel : showLabel}
            aria-controls={wiring.id}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-control text-muted transition-colors hover:text-leaf"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
