/** A seeded source of numbers: the same seed gives the same row. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
}

/** Mulberry32 by Tommy Ettinger (public domain): small, fast, and even enough for picking foods. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
  };
}

/** A seed for a text, so that each candidate has its own row of numbers (FNV-1a). */
export function seedOf(text: string, seed: number): number {
  let hash = (2_166_136_261 ^ seed) >>> 0;
  for (let position = 0; position < text.length; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 16_777_619) >>> 0;
  }
  return hash;
}
