import { useFormatter } from 'use-intl';

/** Instants as they are written out here. */
export function useDates() {
  const format = useFormatter();
  return {
    until: (instant: string) =>
      format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
