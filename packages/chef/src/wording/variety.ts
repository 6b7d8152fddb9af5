/** The same seed and place in the text give the same choice (FNV-1a over both). */
export function chosen<Item>(
  items: readonly Item[],
  seed: number,
  place: string,
): Item | undefined {
  return items[items.length === 0 ? 0 : hashed(seed, place) % items.length];
}

export function hashed(seed: number, place: string): number {
  let hash = (2_166_136_261 ^ seed) >>> 0;
  for (const character of place) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  // The last bits of FNV-1a differ little for short texts.
  return (hash ^ (hash >>> 15)) >>> 0;
}
