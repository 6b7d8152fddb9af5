import { type RefObject, useCallback } from 'react';

/** Leads to the row that holds a line as it was read. */
export function useLineFocus(form: RefObject<HTMLFormElement | null>): (text: string) => void {
  return useCallback(
    (text) => {
      const fields = form.current?.querySelectorAll('textarea') ?? [];
      const field = [...fields].find(({ value }) => value.trim() === text.trim());
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'start' });
    },
    [form],
  );
}
