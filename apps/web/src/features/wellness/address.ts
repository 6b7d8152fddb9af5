import { isDay } from './days.ts';

/** What the wellness page reads from its address: a day, today where none is named. */
export interface WellnessSearch {
  day?: string | undefined;
}

export function wellnessSearch({ day }: Record<string, unknown>): WellnessSearch {
  return { day: typeof day === 'string' && isDay(day) ? day : undefined };
}
