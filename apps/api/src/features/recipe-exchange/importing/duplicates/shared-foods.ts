/**
 * Two recipes whose foods coincide by this share (of all that either holds) are called alike. In the collection of 532 dishes no two
 * reach it: the nearest, chilaquiles and enchiladas with the same sauce, share 0.69.
 */
export const minSharedFoods = 0.75;

/** Fewer say too little: many a salad dressing has the same three. */
export const minFoods = 4;

/** Jaccard index: 0 to 1. */
export function sharedFoods(some: readonly string[], others: readonly string[]): number {
  const first = new Set(some);
  const second = new Set(others);
  const both = [...first].filter((food) => second.has(food)).length;
  return both === 0 ? 0 : both / (first.size + second.size - both);
}

/** How many of these foods a similar recipe must have, and how many foods it may have in all. */
export function foodBounds(count: number): { minShared: number; maxFoods: number } {
  return {
    minShared: Math.ceil(count * minSharedFoods),
    maxFoods: Math.floor(count / minSharedFoods),
  };
}

/** Each is one look into an index. */
const maxSets = 40;

/**
 * Sets of foods of which every similar recipe contains one wholly. It may lack all but `minShared` foods, so of any `missing` + n
 * foods it has n: every choice of n of these is a set. Larger sets of rarer foods (`shares`: 0 to 1, by name) match fewer
 * recipes.
 */
export function distinctiveSets(
  foods: readonly string[],
  shares: ReadonlyMap<string, number>,
): string[][] {
  const shareOf = (food: string) => shares.get(food) ?? 0;
  const rarest = [...foods].sort((one, other) => shareOf(one) - shareOf(other));
  const { minShared } = foodBounds(foods.length);
  const missing = foods.length - minShared;
  let size = 1;
  while (size < minShared && choices(missing + size + 1, missing) <= maxSets) size += 1;
  return chosen(rarest.slice(0, missing + size), size);
}

/** Binomial coefficient. */
function choices(of: number, some: number): number {
  return some === 0 ? 1 : (choices(of - 1, some - 1) * of) / some;
}

/** Combinations, in order. */
function chosen<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) =>
    chosen(items.slice(place + 1), size - 1).map((others) => [item, ...others]),
  );
}
