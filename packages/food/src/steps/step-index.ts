import type { Language } from '../foods/languages.ts';
import type { Effort } from './step-effort.ts';
import type { LineName } from './step-names.ts';
import { isSameFood } from './step-runs.ts';

/** A name and the lines it fits, in order. */
export interface SharedName {
  name: LineName;
  lines: readonly number[];
}

/** Lines by the words of their names: a step only checks names with its own words. */
export class NameIndex {
  readonly #language: Language;
  readonly #byKey = new Map<string, SharedName[]>();
  readonly #resultsByWord = new Map<string, readonly SharedName[]>();
  readonly #linesByWord = new Map<string, Set<number>>();
  /** For each line: the first line with the same words in its name. */
  readonly #foods: readonly number[];
  readonly #effort: Effort;

  constructor(names: readonly (readonly LineName[])[], language: Language, effort: Effort) {
    this.#language = language;
    this.#effort = effort;
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

  /** Names that a word of a step may refer to. */
  namesWith(word: string): readonly SharedName[] {
    return entryOf(this.#resultsByWord, word, () => this.#find(word));
  }

  #find(word: string): readonly SharedName[] {
    const exact = this.#byKey.get(word) ?? [];
    // German compounds: "Öl" is a part of "Olivenöl".
    if (this.#language !== 'de' || !this.#effort.spend(this.#byKey.size)) return exact;
    const alike = [...this.#byKey].filter(([key]) => isSameFood(key, word, this.#language));
    return [...new Set(alike.flatMap(([, shared]) => shared))];
  }

  /** Whether the word identifies another line as well. */
  isInOtherLine(word: string, line: number): boolean {
    const linesOfWord = this.#linesByWord.get(word);
    return linesOfWord !== undefined && linesOfWord.size > (linesOfWord.has(line) ? 1 : 0);
  }

  areOneFood([first = 0, ...others]: readonly number[]): boolean {
    return others.every((line) => this.#foods[line] === this.#foods[first]);
  }
}

/** A product is identified by its head only: "chicken" is not chicken stock. */
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

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
