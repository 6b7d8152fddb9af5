import type { Language } from '../foods/languages.ts';
import type { LineName } from './step-names.ts';
import { isSameFood } from './step-runs.ts';

/** A way to name a food, and every line that it names, in order. */
export interface SharedName {
  name: LineName;
  lines: readonly number[];
}

/**
 * The names of a recipe's lines by their words: a word of a step looks only at the names that hold it, and lines that are
 * named alike are looked at once. A list of a hundred lines costs a long step no more than its own words.
 */
export class NameIndex {
  readonly #language: Language;
  /** By the words that a name holds. */
  readonly #byKey = new Map<string, SharedName[]>();
  /** By the words of steps that were asked for. */
  readonly #resultsByWord = new Map<string, readonly SharedName[]>();
  /** Lines of whose own name a word is a part that says what it is. */
  readonly #linesByWord = new Map<string, Set<number>>();
  /** Of each line: the first line whose first name has the same words, whatever their order. */
  readonly #foods: readonly number[];

  constructor(names: readonly (readonly LineName[])[], language: Language) {
    this.#language = language;
    for (const shared of sharedNames(names)) {
      for (const key of new Set(shared.name.words)) {
        entryOf(this.#byKey, key, () => []).push(shared);
        if (!isNamedBy(shared.name, key)) continue;
        const linesOfWord = entryOf(this.#linesByWord, key, () => new Set<number>());
        for (const line of shared.lines) linesOfWord.add(line);
      }
    }
    const foods = new Map<string, number>();
    this.#foods = names.map(([first], line) =>
      entryOf(foods, first?.words.toSorted().join(' ') ?? '', () => line),
    );
  }

  /** The names of which a step may mean a word by this one. */
  namesWith(word: string): readonly SharedName[] {
    return entryOf(this.#resultsByWord, word, () => this.#find(word));
  }

  #find(word: string): readonly SharedName[] {
    const exact = this.#byKey.get(word) ?? [];
    // German words are written together: "Öl" is a part of "Olivenöl".
    if (this.#language !== 'de') return exact;
    const alike = [...this.#byKey].filter(([key]) => isSameFood(key, word, this.#language));
    return [...new Set(alike.flatMap(([, shared]) => shared))];
  }

  /** Whether a line beside this one holds the word. */
  isInOtherLine(word: string, line: number): boolean {
    const linesOfWord = this.#linesByWord.get(word);
    return linesOfWord !== undefined && linesOfWord.size > (linesOfWord.has(line) ? 1 : 0);
  }

  /** Whether all of these lines are named by the same words. */
  areOneFood([first = 0, ...others]: readonly number[]): boolean {
    return others.every((line) => this.#foods[line] === this.#foods[first]);
  }
}

/** A product is known by its head alone: "chicken" says nothing of a chicken stock. */
const isNamedBy = ({ isOther, isProduct, head }: LineName, key: string) =>
  !isOther && !(isProduct && head !== key);

function sharedNames(names: readonly (readonly LineName[])[]): SharedName[] {
  const shared = new Map<string, { name: LineName; lines: number[] }>();
  for (const [line, own] of names.entries()) {
    for (const name of own) {
      const key = JSON.stringify({ ...name, describing: [...name.describing] });
      const { lines } = entryOf(shared, key, () => ({ name, lines: [] }));
      if (lines.at(-1) !== line) lines.push(line);
    }
  }
  return [...shared.values()];
}

/** What a map holds at a key; made where there is nothing yet. */
function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
