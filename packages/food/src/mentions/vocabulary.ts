import type { Contents } from '../food-row.ts';
import { stem } from '../names.ts';
import { allNameKeys, type FoodLanguage, languages } from '../table/name-index.ts';
import { type StoredWords, type WordRole, wordRoles } from './stored-words.ts';
import { storedWords } from './vocabulary.generated.ts';

/** A word or a name of no food in the table that brings foods, allergens or animal products with it. */
export interface ImpliedContents {
  contents: Required<Contents>;
  /** Keys of foods that it surely brings. */
  foods: readonly string[];
  /** One bit for each language in which it is called so. */
  spokenIn: number;
}

interface Vocabulary {
  words: Readonly<Record<string, string>>;
  implied: ReadonlyMap<string, ImpliedContents>;
  /** The most words that a name or phrase has which begins with this word, or with its reduced form. */
  longest: ReadonlyMap<string, number>;
}

let vocabulary: Vocabulary | undefined;

function loaded(): Vocabulary {
  vocabulary ??= load();
  return vocabulary;
}

function load(): Vocabulary {
  const stored: StoredWords = JSON.parse(storedWords);
  const implied = new Map<string, ImpliedContents>();
  const longest = new Map<string, number>();
  const noteLength = (phrase: string) => {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    if ((longest.get(first) ?? 0) < words.length) longest.set(first, words.length);
  };
  for (const { names, foods, traits, may = [], kinds = [] } of stored.mentions) {
    for (const [language, name] of names) {
      for (const key of new Set([name, reduced(name)])) {
        const bit = 1 << languages.indexOf(language as FoodLanguage);
        const before = implied.get(key);
        implied.set(key, {
          contents: before?.contents ?? { traits, may, kinds },
          foods: before?.foods ?? foods,
          spokenIn: (before?.spokenIn ?? 0) | bit,
        });
        noteLength(key);
      }
    }
  }
  for (const phrase of Object.keys(stored.words)) noteLength(phrase);
  for (const key of allNameKeys()) noteLength(key);
  return { words: stored.words, implied, longest };
}

const reduced = (phrase: string) => phrase.split(' ').map(stem).join(' ');

/** The role of a folded word or phrase in a language; in any other one without a hint. */
export function roleOf(phrase: string, language?: FoodLanguage): WordRole | undefined {
  const roles = Object.hasOwn(loaded().words, phrase) ? loaded().words[phrase] : undefined;
  if (roles === undefined) return undefined;
  const code = language === undefined ? /\d/.exec(roles)?.[0] : roles[languages.indexOf(language)];
  return code === undefined || code === '.' ? undefined : wordRoles[Number(code)];
}

/** One bit for each language in which a folded word has a role. */
export function languagesOfRole(word: string): number {
  const roles = Object.hasOwn(loaded().words, word) ? (loaded().words[word] ?? '') : '';
  let bits = 0;
  for (let place = 0; place < roles.length; place += 1) if (roles[place] !== '.') bits |= 1 << place;
  return bits;
}

/** What folded words imply, as written or in another number. */
export function impliedBy(words: readonly string[]): ImpliedContents | undefined {
  const { implied } = loaded();
  return implied.get(words.join(' ')) ?? implied.get(words.map(stem).join(' '));
}

/** The most words that a name or phrase can have which begins with this folded word; 0 where none does. */
export function longestFrom(word: string): number {
  const { longest } = loaded();
  return Math.max(longest.get(word) ?? 0, longest.get(stem(word)) ?? 0);
}

export const noContents: Required<Contents> = { traits: [], may: [], kinds: [] };

/** What is in a food or a mention, with every list. */
export function contentsOf({ traits, may = [], kinds = [] }: Contents): Required<Contents> {
  return { traits, may, kinds };
}

