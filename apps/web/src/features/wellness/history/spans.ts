import type { HistoryDay } from '@pomona/contract/wellness/history';
import type { DayValue } from '#product/charts/day-value.ts';
import { type Day, dayAfter } from '../days.ts';

export const spans = [7, 30, 90] as const;
export type Span = (typeof spans)[number];

export const spanDays = (today: Day, span: Span) => ({
  from: dayAfter(today, 1 - span),
  to: today,
});

/** Every day of the span, oldest first. */
export function dayValues(
  days: readonly HistoryDay[],
  { from, to }: { from: Day; to: Day },
  read: (day: HistoryDay) => number | undefined,
): DayValue[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const values: DayValue[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const logged = known.get(day);
    values.push({ day, value: (logged && read(logged)) ?? null });
  }
  return values;
}

export interface ValueSummary {
  logged: number;
  days: number;
  mean: number;
  low: number;
  high: number;
}

/** `null` where nothing was logged. */
export function summaryOf(values: readonly DayValue[]): ValueSummary | null {
  const known = values.flatMap(({ value }) => value ?? []);
  if (known.length === 0) return null;
  return {
    logged: known.length,
    days: values.length,
    mean: known.reduce((sum, value) => sum + value, 0) / known.length,
    low: Math.min(...known),
    high: Math.max(...known),
  };
}
