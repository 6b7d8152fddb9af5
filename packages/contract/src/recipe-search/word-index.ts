import { nearWords, vocabularyOf } from '@pomona/food/foods/misspelling';
import { stem } from '@pomona/food/foods/names';
import type { Lexicon } from './lexicon.ts';
import { phraseWords } from './phrases.ts';
import { wordsOf } from './texts.ts';
import type { Spelling, Term } from './understanding.ts';

/** What is searched of a recipe. */
export interface SearchedRecipe {
  title: string;
  /** Of what it was translated from. */
  originalTitle?: string | undefined;
  tags: readonly string[];
  /** Description and ingredients. */
  text: readonly string[];
  /** Numbers of foods. */
  foods: readonly number[];
}

/** How well a term fits a recipe, best first; `none` where it does not. */
export const fit = { title: 0, food: 1, tag: 2, text: 3, beginning: 4, none: 255 } as const;

type Field = 0 | 2 | 3;

export interface RecipeWords extends Spelling {
  /** The fit of a term by the position of the recipe. */
  fitsOf(term: Term): Uint8Array;
  /** Positions of the recipes whose title says these words one after the other. */
  titlesWith(words: readonly string[]): number[];
}

const fieldBits = 2;
const coded = (position: number, field: Field) => position * (1 << fieldBits) + field;
const positionOf = (code: number) => code >>> fieldBits;
const fieldOf = (code: number) => code & ((1 << fieldBits) - 1);

class Postings<Key> {
  readonly #lists = new Map<Key, number[]>();

  add(key: Key, code: number): void {
    const list = this.#lists.get(key);
    if (list === undefined) this.#lists.set(key, [code]);
    else list.push(code);
  }

  of(key: Key): readonly number[] {
    return this.#lists.get(key) ?? [];
  }

  keys(): Key[] {
    return [...this.#lists.keys()];
  }
}

function foodNames(words: readonly string[], lexicon: Lexicon): Set<string> {
  const names = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const name = lexicon.nameAt(words, at);
    if (name?.foods) names.add(words.slice(at, at + name.length).join(' '));
    at += name?.length ?? 1;
  }
  return names;
}

interface Indexed {
  words: Postings<string>;
  /** By the number of the food. */
  foods: Postings<number>;
  /** Titles by the names of foods that they say. */
  names: Postings<string>;
  titles: string[];
}

const titlesOf = ({ title, originalTitle }: SearchedRecipe): string[] =>
  originalTitle === undefined ? [title] : [title, originalTitle];

/** The words of a recipe, each with the best field that says it. */
function fieldsOf({ tags, text }: SearchedRecipe, title: readonly string[]): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const word of wordsOf(text.join('\n'))) fields.set(word, 3);
  for (const word of wordsOf(tags.join('\n'))) fields.set(word, 2);
  for (const word of title) fields.set(word, 0);
  return fields;
}

const recipesPerStep = 20;

function* indexed(recipes: readonly SearchedRecipe[], lexicon: Lexicon): Generator<void, Indexed> {
  const all: Indexed = {
    words: new Postings(),
    foods: new Postings(),
    names: new Postings(),
    titles: [],
  };
  for (const [position, recipe] of recipes.entries()) {
    if (position % recipesPerStep === 0) yield;
    const titles = titlesOf(recipe).map(wordsOf);
    all.titles.push(titles.map((words) => ` ${words.join(' ')} `).join('\n'));
    for (const [word, field] of fieldsOf(recipe, titles.flat()))
      all.words.add(word, coded(position, field));
    const names = titles.flatMap((words) => [...foodNames(words, lexicon)]);
    for (const name of new Set(names)) all.names.add(name, position);
    for (const food of recipe.foods) all.foods.add(food, position);
  }
  return all;
}

function beginningWith(sorted: readonly string[], beginning: string): string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  while (sorted[low]?.startsWith(beginning)) found.push(sorted[low++] ?? '');
  return found;
}

export function* createRecipeWords(
  recipes: readonly SearchedRecipe[],
  lexicon: Lexicon,
): Generator<void, RecipeWords> {
  const { words, foods, names, titles: written } = yield* indexed(recipes, lexicon);
  const count = written.length;
  const sorted = words.keys().sort();
  const byStem = new Map<string, string[]>();
  for (const word of sorted) {
    const key = stem(word);
    const same = byStem.get(key);
    if (same === undefined) byStem.set(key, [word]);
    else same.push(word);
  }
  const whole = (word: string) => byStem.get(stem(word)) ?? [];

  function fitsOfWord(word: string): Uint8Array {
    const fits = new Uint8Array(count).fill(fit.none);
    const note = (from: string, further: number) => {
      for (const code of words.of(from)) {
        const [position, found] = [positionOf(code), fieldOf(code) + further];
        if (found < (fits[position] ?? 0)) fits[position] = found;
      }
    };
    for (const beginning of beginningWith(sorted, word)) note(beginning, fit.beginning);
    for (const same of whole(word)) note(same, 0);
    return fits;
  }

  function fitsOfWords(all: readonly string[]): Uint8Array {
    const [first = '', ...others] = all;
    const fits = fitsOfWord(first);
    for (const other of others) {
      const further = fitsOfWord(other);
      for (let at = 0; at < fits.length; at += 1)
        fits[at] = Math.max(fits[at] ?? 0, further[at] ?? 0);
    }
    return fits;
  }

  const named = names.keys().map((name) => ({
    meant: lexicon.nameAt(name.split(' '), 0)?.foods ?? [],
    titles: names.of(name),
  }));

  /** Titles that say one of these foods, or a kind of them: "ham" for pork, but not "soy" for tofu. */
  const titlesNaming = (its: ReadonlySet<number>): number[] =>
    named.flatMap(({ meant, titles }) => (meant.every((food) => its.has(food)) ? titles : []));

  return {
    fitsOf({ words: given, foods: its, others }) {
      const fits = fitsOfWords(given);
      for (const other of others) addWholeWords(fits, fitsOfWords(other));
      if (its === null) return fits;
      const having = new Uint8Array(count).fill(fit.none);
      for (const food of its) for (const position of foods.of(food)) having[position] = fit.food;
      for (const position of titlesNaming(new Set(its)))
        if (having[position] === fit.food) having[position] = fit.title;
      return withFoods(fits, having);
    },
    titlesWith(all) {
      const text = ` ${all.join(' ')} `;
      const [first = ''] = all;
      const found: number[] = [];
      for (const code of words.of(first)) {
        const position = positionOf(code);
        if (fieldOf(code) === fit.title && written[position]?.includes(text)) found.push(position);
      }
      return found;
    },
    ...spelling(sorted, lexicon, (word) => words.of(word).length),
  };
}

/** Another name of what is asked for; its beginnings say nothing. */
function addWholeWords(fits: Uint8Array, other: Uint8Array): void {
  for (let at = 0; at < fits.length; at += 1) {
    const value = other[at] ?? fit.none;
    if (value < fit.beginning && value < (fits[at] ?? 0)) fits[at] = value;
  }
}

/** A title that names a food which is not in the dish ("Chickpea Tuna") counts no more than a tag. */
function withFoods(fits: Uint8Array, having: Uint8Array): Uint8Array {
  for (let at = 0; at < fits.length; at += 1) {
    const [word = fit.none, food = fit.none] = [fits[at], having[at]];
    if (food === fit.none) fits[at] = word === fit.title ? fit.tag : word;
    else fits[at] = word === fit.title ? fit.title : Math.min(word, food);
  }
  return fits;
}

const transliterated = /([aou])e/g;
const shortest = 5;

function spelling(
  sorted: readonly string[],
  lexicon: Lexicon,
  countOf: (word: string) => number,
): Spelling {
  const text = sorted.join('\n');
  const all = new Set([...sorted, ...lexicon.words(), ...phraseWords]);
  let vocabulary: ReturnType<typeof vocabularyOf> | null = null;
  const stems = new Set([...all].map(stem));
  const isKnown = (word: string) => all.has(word) || stems.has(stem(word)) || text.includes(word);

  function spelled(word: string): string | null {
    if (word.length < shortest || /\d/.test(word) || isKnown(word)) return word;
    const plain = word.replace(transliterated, '$1');
    if (plain !== word && isKnown(plain)) return plain;
    vocabulary ??= vocabularyOf([...all]);
    const near = nearWords(word, vocabulary).map((known) => known.word);
    const [best = null] = near.sort((a, b) => countOf(b) - countOf(a) || (a < b ? -1 : 1));
    return best;
  }
  return { isKnown, spelled };
}
