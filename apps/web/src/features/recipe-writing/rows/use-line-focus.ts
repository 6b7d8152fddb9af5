import { type RefObject, useCallback } from 'react';

/** The navigation bar stays above the line. */
const belowBar = 112;

/** Leads to the row that holds a line as it was read. */
export function useLineFocus(form: RefObject<HTMLFormElement | null>): (text: string) => void {
  return useCallback(
    (text) => {
      const fields = form.current?.querySelectorAll('textarea') ?? [];
      const field = [...fields].find(({ value }) => value.trim() === text.trim());
      if (field === undefined) return;
      field.focus({ preventScroll: true });
      const top = field.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: top - belowBar });
    },
    [form],
  );
}
