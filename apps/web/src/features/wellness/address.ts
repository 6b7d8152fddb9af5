const form = /^2\d{3}-\d{2}-\d{2}$/;

/** What the wellness page reads from its address: a day, today where none is named. */
export interface WellnessSearch {
  day?: string | undefined;
}

/** Part of every page, so it looks at the form only; the page asks the calendar. */
export function wellnessSearch({ day }: Record<string, unknown>): WellnessSearch {
  return { day: typeof day === 'string' && form.test(day) ? day : undefined };
}
