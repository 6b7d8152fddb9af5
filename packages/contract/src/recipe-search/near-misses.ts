export interface Condition<Key> {
  key: Key;
  /** A recipe that fails it is no near match: allergens and what is left out. */
  isBinding: boolean;
  passes(position: number): boolean;
  rankOf(position: number): number;
  /** What missing it adds to the rank. */
  cost: number;
}

export interface NearMisses<Key> {
  /** How many recipes there are without one condition, most first; those that leave none are not named. */
  without: { key: Key; count: number }[];
  /** The recipes that miss least, the best first. */
  nearest: { position: number; misses: Key[] }[];
}

const maxNearest = 6;
const maxWithout = 4;

interface Near {
  position: number;
  misses: number[];
  rank: number;
}

/**
 * What to do where nothing meets all conditions: which of them taken away gives how many, and the recipes that miss fewest.
 * `positions` are in the order that decides between equals.
 */
export function nearMisses<Key>(
  conditions: readonly Condition<Key>[],
  positions: Iterable<number>,
): NearMisses<Key> {
  const counts = conditions.map(() => 0);
  let fewest = Math.max(0, conditions.length - 1);
  let near: Near[] = [];
  for (const position of positions) {
    const misses: number[] = [];
    conditions.forEach((condition, index) => {
      if (!condition.passes(position)) misses.push(index);
    });
    const [missed] = misses;
    if (misses.length === 1 && missed !== undefined) counts[missed] = (counts[missed] ?? 0) + 1;
    const isSafe = misses.every((index) => !conditions[index]?.isBinding);
    if (!isSafe || misses.length === 0 || misses.length > fewest) continue;
    if (misses.length < fewest) near = [];
    fewest = misses.length;
    near.push({ position, misses, rank: rankOf(conditions, position, misses) });
  }
  const keyAt = (index: number) => conditions.slice(index, index + 1).map(({ key }) => key);
  return {
    without: counts
      .flatMap((count, index) => keyAt(index).map((key) => ({ key, count })))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, maxWithout),
    nearest: near
      .sort((a, b) => a.rank - b.rank)
      .slice(0, maxNearest)
      .map(({ position, misses }) => ({ position, misses: misses.flatMap(keyAt) })),
  };
}

function rankOf<Key>(
  conditions: readonly Condition<Key>[],
  position: number,
  misses: readonly number[],
): number {
  let rank = 0;
  conditions.forEach((condition, index) => {
    rank += misses.includes(index) ? condition.cost : condition.rankOf(position);
  });
  return rank;
}
