import {
  errorFunction,
  quantileSorted,
  sampleCorrelation,
  sampleRankCorrelation,
} from 'simple-statistics';

/** Numbers by the count of their day: absent days have none. */
export type DaySeries = ReadonlyMap<number, number>;

export interface Paired {
  /** Ascending. */
  days: readonly number[];
  x: readonly number[];
  y: readonly number[];
}

/** The days on which `x` and, `lag` days later, `y` are there. */
export function pairedDays(x: DaySeries, y: DaySeries, lag: number): Paired {
  const days = [...x.keys()].filter((day) => y.has(day + lag)).sort((a, b) => a - b);
  return {
    days,
    x: days.map((day) => x.get(day) ?? Number.NaN),
    y: days.map((day) => y.get(day + lag) ?? Number.NaN),
  };
}

/** `NaN` where one of them never changes. */
export const rankCorrelation = ({ x, y }: Pick<Paired, 'x' | 'y'>): number =>
  sampleRankCorrelation([...x], [...y]);

/** With rarer changes the chance below is too small: of diaries of noise, 11 % showed a pattern instead of 5. */
const maxShareOfOneValue = 2 / 3;

export const variesEnough = ({ x, y }: Pick<Paired, 'x' | 'y'>): boolean =>
  [x, y].every((values) => {
    const counts = new Map<number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return Math.max(...counts.values()) <= maxShareOfOneValue * values.length;
  });

const maxLag = 21;
/** Fewer say nothing of how days hang together. */
const minLagged = 6;

/** Rank correlation of a series with itself so many days later, from 1 to 21 days; 0 where it is not known. */
export function autocorrelations(series: DaySeries): number[] {
  return Array.from({ length: maxLag }, (_, index) => {
    const paired = pairedDays(series, series, index + 1);
    return paired.days.length < minLagged ? 0 : rankCorrelation(paired) || 0;
  });
}

/**
 * How many independent days the paired ones are worth: days in a row resemble each other. n² / Σᵢⱼ ρx(|i−j|) ρy(|i−j|), after
 * Bartlett (1946) as Pyper and Peterman (1998, doi:10.1139/f98-104) use it, over the gaps of the diary.
 */
export function effectiveDays(
  { days }: Pick<Paired, 'days'>,
  x: readonly number[],
  y: readonly number[],
): number {
  const present = new Set(days);
  let sum = 0;
  for (let lag = 1; lag <= maxLag; lag += 1) {
    const count = days.filter((day) => present.has(day + lag)).length;
    sum += count * (x[lag - 1] ?? 0) * (y[lag - 1] ?? 0);
  }
  const share = 1 + (2 * Math.max(0, sum)) / days.length;
  return days.length / share;
}

/**
 * The chance of a rank correlation at least as far from 0 where there is none: Fisher's z with the variance 1.06 / (n − 3) of
 * Fieller, Hartley and Pearson (1957, doi:10.1093/biomet/44.3-4.470).
 */
export function chanceOf(correlation: number, effective: number): number {
  if (!Number.isFinite(correlation) || effective <= 4) return 1;
  const z = Math.atanh(Math.min(0.9999, Math.abs(correlation))) * Math.sqrt((effective - 3) / 1.06);
  return 1 - errorFunction(z / Math.SQRT2);
}

const resamples = 1000;

/**
 * 95 % of the correlations of the same ranks, drawn in blocks of days, which keep what hangs together (moving blocks, Künsch
 * 1989, doi:10.1214/aos/1176347265; n^⅓ days a block).
 */
export function bootstrapInterval(
  paired: Pick<Paired, 'x' | 'y'>,
  randomInt: (max: number) => number,
): { low: number; high: number } {
  const [x, y] = [ranksOf(paired.x), ranksOf(paired.y)];
  const length = Math.max(1, Math.round(Math.cbrt(x.length)));
  const found: number[] = [];
  for (let round = 0; round < resamples; round += 1) {
    const drawn: number[] = [];
    while (drawn.length < x.length) {
      const start = randomInt(x.length - length);
      for (let at = start; at < start + length; at += 1) drawn.push(at);
    }
    drawn.length = x.length;
    const correlation = sampleCorrelation(
      drawn.map((at) => x[at] ?? 0),
      drawn.map((at) => y[at] ?? 0),
    );
    if (Number.isFinite(correlation)) found.push(correlation);
  }
  found.sort((a, b) => a - b);
  if (found.length === 0) return { low: -1, high: 1 };
  return { low: quantileSorted(found, 0.025), high: quantileSorted(found, 0.975) };
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const ranks = new Map<number, number>();
  for (const value of sorted)
    ranks.set(value, (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
  return values.map((value) => ranks.get(value) ?? 0);
}

/** Chances corrected for how many were looked at (Benjamini and Hochberg 1995), in the order given. */
export function correctedChances(chances: readonly number[]): number[] {
  const order = chances.map((_, index) => index);
  order.sort((a, b) => (chances[b] ?? 1) - (chances[a] ?? 1));
  const corrected = [...chances];
  let least = 1;
  for (const [fromLast, index] of order.entries()) {
    const rank = chances.length - fromLast;
    least = Math.min(least, ((chances[index] ?? 1) * chances.length) / rank);
    corrected[index] = least;
  }
  return corrected;
}
