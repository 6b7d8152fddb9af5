import { minKnownShareOfDay, minSingleReadingsOfDay } from '@pomona/contract/wellness/glucose';
import type { GlucoseSummary, GlucoseTimeShare } from '@pomona/contract/wellness/glucose-summary';
import { rounded } from './meal-responses.ts';
import type { GlucoseDayRow, Range } from './store.ts';

const minutesOfDay = 1440;
export const isWellKnown = ({ known }: GlucoseDayRow) => known >= minKnownShareOfDay * minutesOfDay;

/**
 * mg/dL; `null` with too little. Of a day with a sensor that knows 70 % of it the mean over time; of a day without a
 * sensor the mean of at least four single readings.
 */
export function meanOfDay(row: GlucoseDayRow): number | null {
  if (isWellKnown(row)) return row.sensorMean;
  const hasSensor = row.readings > row.single;
  return !hasSensor && row.single >= minSingleReadingsOfDay ? row.singleMean : null;
}

/** 0 to 1; `null` without a sensor that knows enough of the day. */
export const shareWithin = (row: GlucoseDayRow): number | null =>
  isWellKnown(row) ? (row.known - row.below - row.above) / row.known : null;

type Figures = Omit<GlucoseSummary, 'meals' | 'time_in_range'>;

export function figuresOf(rows: readonly GlucoseDayRow[]): Figures {
  return {
    readings: sumOf(rows, 'readings'),
    days: rows.length,
    mean: meanOf(rows),
    lowest: rows.length === 0 ? null : rounded(Math.min(...rows.map(({ lowest }) => lowest))),
    highest: rows.length === 0 ? null : rounded(Math.max(...rows.map(({ highest }) => highest))),
    day_means: rows.flatMap((row) => {
      const mean = meanOfDay(row);
      return mean === null ? [] : { day: row.day, mean: rounded(mean) };
    }),
  };
}

function meanOf(rows: readonly GlucoseDayRow[]): number | null {
  const known = sumOf(rows, 'known');
  if (known > 0)
    return rounded(rows.reduce((sum, row) => sum + (row.sensorMean ?? 0) * row.known, 0) / known);
  const single = sumOf(rows, 'single');
  if (single === 0) return null;
  return rounded(rows.reduce((sum, row) => sum + (row.singleMean ?? 0) * row.single, 0) / single);
}

/** Minutes, and counts of single readings, against the range of the member. */
export function timeShareOf(rows: readonly GlucoseDayRow[], range: Range): GlucoseTimeShare {
  const minutes = (key: keyof Omit<GlucoseDayRow, 'day'>) => Math.round(sumOf(rows, key));
  const [known, below, above] = [minutes('known'), minutes('below'), minutes('above')];
  const single = {
    ...{ below: sumOf(rows, 'singleBelow'), above: sumOf(rows, 'singleAbove') },
  };
  const within = sumOf(rows, 'single') - single.below - single.above;
  return {
    ...range,
    ...{ below, within: known - below - above, above, unknown: minutes('unknown') },
    single: { ...single, within },
  };
}

const sumOf = (rows: readonly GlucoseDayRow[], key: keyof Omit<GlucoseDayRow, 'day'>): number =>
  rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);
