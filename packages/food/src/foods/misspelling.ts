import { stem } from './names.ts';

interface Known {
  word: string;
  /** Bit set of its letters. */
  letters: number;
}

export interface Vocabulary {
  has(word: string): boolean;
  startingWith(letter: string): readonly Known[];
}

/** Index of the words of folded names. */
export function vocabularyOf(names: readonly string[]): Vocabulary {
  const words = new Set(names.flatMap((name) => name.split(' ')));
  const byLetter = new Map<string, Known[]>();
  for (const word of words) {
    const letter = word.charAt(0);
    const known = { word, letters: lettersOf(word) };
    const others = byLetter.get(letter);
    if (others === undefined) byLetter.set(letter, [known]);
    else others.push(known);
  }
  return {
    has: (word) => words.has(word) || words.has(stem(word)),
    startingWith: (letter) => byLetter.get(letter) ?? [],
  };
}

/** Allowed edits: none in short words, which are one edit from too many others. */
export function allowedEdits(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

/** With a letter missing, added, changed, doubled or swapped with its neighbour. The first letter has to match: it is nearly always right. */
export function nearWords(word: string, vocabulary: Vocabulary): { word: string; edits: number }[] {
  let maxEdits = allowedEdits(word);
  if (maxEdits === 0) return [];
  const letters = lettersOf(word);
  let near: { word: string; edits: number }[] = [];
  for (const known of vocabulary.startingWith(word.charAt(0))) {
    if (Math.abs(known.word.length - word.length) > maxEdits || known.word.length < 4) continue;
    // One edit changes at most two bits.
    if (bits(known.letters ^ letters) > 2 * maxEdits) continue;
    const isDoubling = withoutDoubles(word) === withoutDoubles(known.word);
    const edits = isDoubling ? doubling : editDistance(word, known.word, maxEdits);
    if (edits > maxEdits) continue;
    if (edits < maxEdits) near = [];
    maxEdits = edits;
    near.push({ word: known.word, edits });
  }
  return near;
}

/** "carot", "brocolli": a wrongly doubled letter is the smallest edit. */
const doubling = 0.5;

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const cell = (row: readonly number[], at: number) => row[at] ?? 0;

/** Damerau-Levenshtein distance (adjacent swaps); `maxEdits + 1` as soon as it exceeds `maxEdits`. */
export function editDistance(a: string, b: string, maxEdits: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let minInRow = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = Math.min(
        cell(last, j) + 1,
        cell(row, j - 1) + 1,
        cell(last, j - 1) + (isSame ? 0 : 1),
        isSwapped ? cell(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      row.push(edits);
      minInRow = Math.min(minInRow, edits);
    }
    if (minInRow > maxEdits) return maxEdits + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? maxEdits + 1;
}
