/** A stream of numbers that depends on its seed alone, so that a recipe always gets the same picture. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
  /** Around 0, within ±`spread`, mostly near the middle. */
  jitter(spread: number): number;
  angle(): number;
}

/** FNV-1a with a final mix: 32 bits that differ widely for ids that differ by a letter. */
function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A random stream (mulberry32) seeded by a text. */
export function createRandom(seed: string): Random {
  let state = seedNumber(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    chance: (probability) => next() < probability,
    jitter: (spread) => (next() + next() - 1) * spread,
    angle: () => next() * Math.PI * 2,
  };
}
