/** Finds the texts that contain a search; the same as asking each text, without reading each text. */
export interface WordIndex {
  /** Marks with 1 the places of the texts that contain the words, which are neither empty nor padded. */
  mark(words: string, places: Uint8Array): void;
}

/**
 * Texts share their words: what is searched for without a space stands in a word whole, so the few different words are
 * looked through instead of the many texts. What spans words is looked for in the texts that hold its longest part.
 */
export function createWordIndex(texts: readonly string[]): WordIndex {
  const placesOf = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const word of text.split(/\s+/)) {
      const places = placesOf.get(word);
      if (places === undefined) placesOf.set(word, [place]);
      // A word that a text says twice is noted once.
      else if (places.at(-1) !== place) places.push(place);
    }
  });

  // The common words first: a single letter then marks everything after a few of them.
  const entries = [...placesOf].sort(([, a], [, b]) => b.length - a.length);

  function markPart(part: string, places: Uint8Array): void {
    let missing = places.length;
    for (const [word, found] of entries) {
      if (!word.includes(part)) continue;
      for (const place of found) {
        if (places[place] === 1) continue;
        places[place] = 1;
        missing -= 1;
      }
      if (missing === 0) return;
    }
  }

  return {
    mark(words, places) {
      const parts = words.split(/\s+/);
      const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
      markPart(longest, places);
      if (parts.length === 1) return;
      for (let place = 0; place < places.length; place += 1) {
        if (places[place] === 1 && !texts[place]?.includes(words)) places[place] = 0;
      }
    },
  };
}
