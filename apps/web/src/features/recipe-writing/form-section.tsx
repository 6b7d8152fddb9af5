import { type ReactNode, useId } from 'react';
import { FieldError } from '#ui/form/field-error.tsx';

interface Props {
  title: string;
  lead?: string;
  error?: string | undefined;
  errorId?: string;
  children: ReactNode;
}

/** A part of the form with its heading, and what is wrong with it. */
export function FormSection({ title, lead, error, errorId = '', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      {error && (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      <div className="mt-4">{children}</div>
    </section>
  );
}
