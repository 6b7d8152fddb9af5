/** Finds the texts that contain a search; as a search through each text would. */
export interface SubstringIndex {
  /** Marks with 1 the positions of the texts that contain the words, which are neither empty nor padded. */
  mark(words: string, positions: Uint8Array): void;
}

/**
 * Texts share their words: what is searched for without a space stands in a word whole, so the few different words are
 * looked through instead of the many texts. What spans words is looked for in the texts that hold its longest part.
 */
export function createSubstringIndex(texts: readonly string[]): SubstringIndex {
  const positionsOf = new Map<string, number[]>();
  texts.forEach((text, position) => {
    for (const word of text.split(/\s+/)) {
      const positions = positionsOf.get(word);
      if (positions === undefined) positionsOf.set(word, [position]);
      // A word that a text says twice is noted once.
      else if (positions.at(-1) !== position) positions.push(position);
    }
  });

  // The common words first: a single letter then marks everything after a few of them.
  const entries = [...positionsOf].sort(([, a], [, b]) => b.length - a.length);

  function markPart(part: string, positions: Uint8Array): void {
    let missing = positions.length;
    for (const [word, found] of entries) {
      if (!word.includes(part)) continue;
      for (const position of found) {
        if (positions[position] === 1) continue;
        positions[position] = 1;
        missing -= 1;
      }
      if (missing === 0) return;
    }
  }

  return {
    mark(words, positions) {
      const parts = words.split(/\s+/);
      const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
      markPart(longest, positions);
      if (parts.length === 1) return;
      for (let position = 0; position < positions.length; position += 1) {
        if (positions[position] === 1 && !texts[position]?.includes(words)) positions[position] = 0;
      }
    },
  };
}
