import {
  type DayQuantity,
  falsePatternRate,
  minPairedDays,
  type Pattern,
  type WellnessInsights,
} from '@pomona/contract/wellness/insights';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createPeriodicYield } from '#platform/yield-to-event-loop.ts';
import {
  autocorrelations,
  bootstrapInterval,
  chanceOf,
  correctedChances,
  type DaySeries,
  effectiveDays,
  type Paired,
  pairedDays,
  rankCorrelation,
  variesEnough,
} from './correlation.ts';
import { type CandidatePair, candidatePairs } from './pairs.ts';

export type DiarySeries = ReadonlyMap<DayQuantity, DaySeries>;

export type FoundPatterns = Pick<WellnessInsights, 'patterns' | 'looked_at' | 'missing'>;

interface Tested extends CandidatePair {
  paired: Paired;
  correlation: number;
  chance: number;
}

const maxMissing = 5;
const empty: DaySeries = new Map();

/**
 * Pairs whose relation would show in at most one of twenty diaries without any, clearest first (WELL-10). Of several lags
 * of the same two quantities, the clearest. A day on which something was not logged has no value: it is never 0.
 * Other callers are served in between.
 */
export async function findPatterns(diary: DiarySeries): Promise<FoundPatterns> {
  const yieldIfBusy = createPeriodicYield();
  const seriesOf = (quantity: DayQuantity) => diary.get(quantity) ?? empty;
  const own = new Map<DayQuantity, number[]>();
  for (const [quantity, days] of diary) {
    own.set(quantity, autocorrelations(days));
    await yieldIfBusy();
  }
  const pairs = candidatePairs.map((pair) => ({
    ...pair,
    paired: pairedDays(seriesOf(pair.driver), seriesOf(pair.outcome), pair.lag),
  }));
  const enough = pairs.filter(({ paired }) => paired.days.length >= minPairedDays);
  const tested: Tested[] = [];
  for (const pair of enough.filter(({ paired }) => variesEnough(paired))) {
    const correlation = rankCorrelation(pair.paired);
    const days = effectiveDays(
      pair.paired,
      own.get(pair.driver) ?? [],
      own.get(pair.outcome) ?? [],
    );
    tested.push({ ...pair, correlation, chance: chanceOf(correlation, days) });
    await yieldIfBusy();
  }
  const corrected = correctedChances(tested.map(({ chance }) => chance));
  const clear = tested
    .map((pair, index) => ({ ...pair, chance: corrected[index] ?? 1 }))
    .filter(({ chance }) => chance <= falsePatternRate)
    .sort((a, b) => a.chance - b.chance || Math.abs(b.correlation) - Math.abs(a.correlation));
  const patterns: Pattern[] = [];
  for (const pair of firstOfEach(clear)) {
    const pattern = presentPattern(pair);
    if (pattern.interval.low > 0 || pattern.interval.high < 0) patterns.push(pattern);
    await yieldIfBusy();
  }
  return {
    patterns,
    looked_at: tested.length,
    missing: missingOf(pairs),
  };
}

const nameOf = ({ driver, outcome }: CandidatePair) => `${driver} ${outcome}`;

function firstOfEach<Pair extends CandidatePair>(pairs: readonly Pair[]): Pair[] {
  const known = new Set<string>();
  return pairs.filter((pair) => {
    const isNew = !known.has(nameOf(pair));
    known.add(nameOf(pair));
    return isNew;
  });
}

function presentPattern({ driver, outcome, lag, paired, correlation, chance }: Tested): Pattern {
  // Seeded, so that a page that is opened again shows the same interval.
  const random = xoroshiro128plus(paired.days.length);
  const { low, high } = bootstrapInterval(paired, (max) => uniformInt(random, 0, max));
  return {
    ...{ driver, outcome, lag_days: lag, paired_days: paired.days.length },
    correlation: rounded(correlation),
    interval: { low: rounded(low), high: rounded(high) },
    chance,
  };
}

/** One lag a pair, and only of what has been logged at all. */
function missingOf(pairs: readonly (CandidatePair & { paired: Paired })[]) {
  const begun = pairs
    .filter(({ paired }) => paired.days.length > 0)
    .sort((a, b) => b.paired.days.length - a.paired.days.length);
  return firstOfEach(begun)
    .filter(({ paired }) => paired.days.length < minPairedDays)
    .slice(0, maxMissing)
    .map(({ driver, outcome, lag, paired }) => ({
      ...{ driver, outcome, lag_days: lag, paired_days: paired.days.length },
    }));
}

const rounded = (value: number) => Math.round(value * 100) / 100;
