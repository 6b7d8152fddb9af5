/** Finds the texts that contain a search; as a search through each text would. */
export interface SubstringIndex {
  /** Of the positions marked with 1 leaves those whose texts contain the words, which are neither empty nor padded. */
  keep(words: string, positions: Uint8Array): void;
}

function countMarked(positions: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < positions.length; at += 1) count += positions[at] ?? 0;
  return count;
}

function noteFound(found: readonly number[], positions: Uint8Array): number {
  let count = 0;
  for (const position of found) {
    if (positions[position] !== 1) continue;
    positions[position] = 2;
    count += 1;
  }
  return count;
}

function markOnlyFound(positions: Uint8Array): void {
  for (let at = 0; at < positions.length; at += 1) positions[at] = (positions[at] ?? 0) >> 1;
}

/**
 * Texts share their words: the few different words are looked through instead of the many texts. Only a text whose words hold
 * all parts of a search with spaces is read itself.
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
  const lines = `\n${entries.map(([word]) => word).join('\n')}\n`;
  const starts = new Uint32Array(entries.length);
  for (let at = 1; at < entries.length; at += 1)
    starts[at] = (starts[at - 1] ?? 0) + (entries[at - 1]?.[0].length ?? 0) + 1;

  /** The number of the word at this place of `lines`, or of the one that the line break there precedes. */
  function wordAt(place: number): number {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function keepWith(part: string, positions: Uint8Array): void {
    let missing = countMarked(positions);
    let place = lines.indexOf(part);
    while (place !== -1 && missing > 0) {
      const number = wordAt(place);
      missing -= noteFound(entries[number]?.[1] ?? [], positions);
      place = lines.indexOf(part, starts[number + 1] ?? lines.length);
    }
    markOnlyFound(positions);
  }

  function keepWord(word: string, positions: Uint8Array): void {
    noteFound(positionsOf.get(word) ?? [], positions);
    markOnlyFound(positions);
  }

  return {
    keep(words, positions) {
      const parts = words.split(/\s+/);
      const [first = '', last = ''] = [parts[0], parts.at(-1)];
      if (parts.length === 1) return keepWith(first, positions);
      for (const word of parts.slice(1, -1)) keepWord(word, positions);
      keepWith(`${first}\n`, positions);
      keepWith(`\n${last}`, positions);
      for (let at = positions.indexOf(1); at !== -1; at = positions.indexOf(1, at + 1))
        if (!texts[at]?.includes(words)) positions[at] = 0;
    },
  };
}
