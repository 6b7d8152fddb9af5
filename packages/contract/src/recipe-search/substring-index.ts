/** Finds the texts that contain a search; as a search through each text would. */
export interface SubstringIndex {
  /** Of the positions marked with 1 leaves those whose texts contain the words, which are neither empty nor padded. */
  keep(words: string, positions: Uint8Array): void;
}

function testOf(part: string, isFirst: boolean, isLast: boolean): (word: string) => boolean {
  if (isFirst && isLast) return (word) => word.includes(part);
  if (isFirst) return (word) => word.endsWith(part);
  if (isLast) return (word) => word.startsWith(part);
  return (word) => word === part;
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

  function keepWith(isMeant: (word: string) => boolean, positions: Uint8Array): void {
    let missing = countMarked(positions);
    for (const [word, found] of entries) {
      if (missing === 0) break;
      if (isMeant(word)) missing -= noteFound(found, positions);
    }
    markOnlyFound(positions);
  }

  return {
    keep(words, positions) {
      const parts = words.split(/\s+/);
      for (const [at, part] of parts.entries())
        keepWith(testOf(part, at === 0, at === parts.length - 1), positions);
      if (parts.length === 1) return;
      for (let position = 0; position < positions.length; position += 1)
        if (positions[position] === 1 && !texts[position]?.includes(words)) positions[position] = 0;
    },
  };
}
