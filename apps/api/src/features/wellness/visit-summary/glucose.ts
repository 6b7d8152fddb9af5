import type { GlucoseUnit } from '@pomona/contract/wellness/glucose';
import type { VisitGlucose } from '@pomona/contract/wellness/visit-summary';
import { figuresOf, meanOfDay, timeShareOf } from '../glucose/summary/day-figures.ts';
import type { GlucoseDayRow, Range } from '../glucose/summary/store.ts';
import { daysOf, halvesOf, type Span } from './summary.ts';

/** What the readings of a span come to; `null` without one. */
export function visitGlucoseOf(
  rows: readonly GlucoseDayRow[],
  { span, range, unit }: { span: Span; range: Range | null; unit: GlucoseUnit },
): VisitGlucose | null {
  if (rows.length === 0) return null;
  const { day_means: _, ...figures } = figuresOf(rows);
  const means = new Map(rows.map((row) => [row.day, meanOfDay(row) ?? undefined]));
  const minutes = (key: 'known' | 'unknown') =>
    Math.round(rows.reduce((sum, row) => sum + row[key], 0));
  return {
    unit,
    ...figures,
    halves: halvesOf(daysOf(span), (day) => means.get(day)),
    ...{ known: minutes('known'), unknown: minutes('unknown') },
    time_in_range: range === null ? null : timeShareOf(rows, range),
  };
}
