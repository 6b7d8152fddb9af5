/**
 * Two recipes whose foods coincide by this share (of all that either holds) are called alike. In the collection of 532 dishes no two
 * reach it: the nearest, chilaquiles and enchiladas with the same sauce, share 0.69.
 */
export const alikeFrom = 0.75;

/** Fewer foods say too little: many a salad dressing has the same three. */
export const minFoods = 4;

/** The share of foods that two recipes have in common (Jaccard): 0 nothing, 1 everything. */
export function sharedFoods(some: readonly string[], others: readonly string[]): number {
  const first = new Set(some);
  const second = new Set(others);
  const both = [...first].filter((food) => second.has(food)).length;
  return both === 0 ? 0 : both / (first.size + second.size - both);
}

/** How many of so many foods another recipe must have to be called alike, and how many it may have. */
export function foodBounds(count: number): { fewest: number; most: number } {
  return { fewest: Math.ceil(count * alikeFrom), most: Math.floor(count / alikeFrom) };
}

/** So many sets of foods are looked for at most; each is one look into an index. */
const maxSets = 40;

/**
 * Sets of foods of which every recipe that is alike has one wholly. It may lack all foods but the fewest, so of any `missing`
 * + n foods it has n: every choice of n of these is a set. The larger the sets and the rarer their foods (`shares`: the share of
 * recipes that a food is in, 0 to 1, by name), the fewer recipes have one.
 */
export function tellingSets(
  foods: readonly string[],
  shares: ReadonlyMap<string, number>,
): string[][] {
  const shareOf = (food: string) => shares.get(food) ?? 0;
  const rarest = [...foods].sort((one, other) => shareOf(one) - shareOf(other));
  const { fewest } = foodBounds(foods.length);
  const missing = foods.length - fewest;
  let size = 1;
  while (size < fewest && choices(missing + size + 1, missing) <= maxSets) size += 1;
  return chosen(rarest.slice(0, missing + size), size);
}

/** How many ways there are to choose so many of a number (binomial coefficient). */
function choices(of: number, some: number): number {
  return some === 0 ? 1 : (choices(of - 1, some - 1) * of) / some;
}

/** Every choice of so many of a list, in its order. */
function chosen<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) =>
    chosen(items.slice(place + 1), size - 1).map((others) => [item, ...others]),
  );
}
