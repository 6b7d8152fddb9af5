const form = /^2\d{3}-\d{2}-\d{2}$/;

export const wellnessTabs = ['today', 'symptoms', 'activities', 'glucose', 'insights'] as const;
export type WellnessTab = (typeof wellnessTabs)[number];

/** What the wellness page reads from its address: a tab, and a day; without them today. */
export interface WellnessSearch {
  day?: string | undefined;
  tab?: WellnessTab | undefined;
}

/** Part of every page, so it looks at the form only; the page asks the calendar. */
export function wellnessSearch({ day, tab }: Record<string, unknown>): WellnessSearch {
  return {
    day: typeof day === 'string' && form.test(day) ? day : undefined,
    tab: wellnessTabs.find((known) => known === tab && known !== 'today'),
  };
}
