import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { formText } from '../form-text.ts';
import type { useFieldErrors } from '../use-field-errors.ts';

interface Props<Field extends string> {
  fields: Pick<ReturnType<typeof useFieldErrors<Field>>, 'form' | 'forget' | 'show'>;
  submitLabel: string;
  isSending: boolean;
  /** Called without problems only. */
  onSubmit: (text: (field: Field) => string) => void;
  problemsOf: (text: (field: Field) => string) => Partial<Record<Field, string>>;
  children: ReactNode;
}

/** A form of the settings; what is wrong is shown at its field, and nothing is sent. */
export function ChangeForm<Field extends string>(props: Props<Field>) {
  const { fields, submitLabel, isSending, onSubmit, problemsOf, children } = props;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (field: Field) => formText(typed, field);
    const problems = problemsOf(text);
    fields.show(problems);
    if (Object.keys(problems).length === 0) onSubmit(text);
  }

  return (
    <form
      ref={fields.form}
      noValidate
      onSubmit={submit}
      onInput={fields.forget}
      className="grid max-w-110 gap-5"
    >
      {children}
      <Button type="submit" loading={isSending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
