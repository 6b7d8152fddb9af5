import { type FormEvent, type RefObject, useRef, useState } from 'react';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

interface FormErrors<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors<Field>;
  /** Shows what is wrong at each field and puts the cursor into the first of them. */
  readonly show: (errors: FieldErrors<Field>) => void;
  /** For the form's `onInput`: a field that is being mended is not complained about. */
  readonly forget: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Complaints at the fields of a form. The browser keeps what was typed, so nothing is lost whatever the server
 * says, and password managers fill the fields as anywhere.
 */
export function useFieldErrors<Field extends string>(
  initial: FieldErrors<Field> = {},
): FormErrors<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(initial);

  function show(next: FieldErrors<Field>) {
    setErrors(next);
    const [first] = Object.keys(next);
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  function forget({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !(target.name in errors)) return;
    const { name } = target;
    setErrors((known) => ({ ...known, [name]: undefined }));
  }

  return { form, errors, show, forget };
}
