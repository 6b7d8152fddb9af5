import type { Contents } from '../foods/food-row.ts';
import { type Language, languages } from '../foods/languages.ts';
import { stem } from '../foods/names.ts';
import { allNameKeys } from './name-index.ts';
import { readGenerated } from './read-generated.ts';
import { type StoredWords, type WordRole, wordRoles } from './stored-words.ts';

/** Contents implied by a word or name without a row. */
export interface ImpliedContents {
  contents: Required<Contents>;
  /** Keys of certain foods. */
  foods: readonly string[];
  /** One bit for each language that uses the name. */
  languageBits: number;
}

interface Vocabulary {
  words: Readonly<Record<string, string>>;
  implied: ReadonlyMap<string, ImpliedContents>;
  /** Length of the longest name or phrase that starts with this word, as written or stemmed. */
  maxWordsByStart: ReadonlyMap<string, number>;
}

let vocabulary: Vocabulary | undefined;

function loaded(): Vocabulary {
  vocabulary ??= load();
  return vocabulary;
}

function load(): Vocabulary {
  const stored: StoredWords = JSON.parse(readGenerated('words'));
  const implied = new Map<string, ImpliedContents>();
  const maxWordsByStart = new Map<string, number>();
  const noteLength = (phrase: string) => {
    const words = phrase.split(' ');
    const [first = ''] = words;
    if ((maxWordsByStart.get(first) ?? 0) < words.length) maxWordsByStart.set(first, words.length);
  };
  for (const { names, foods, traits, may = [], kinds = [] } of stored.mentions) {
    for (const [language, name] of names) {
      for (const key of new Set([name, reduced(name)])) {
        const bit = 1 << languages.indexOf(language as Language);
        const before = implied.get(key);
        implied.set(key, {
          contents: before?.contents ?? { traits, may, kinds },
          foods: before?.foods ?? foods,
          languageBits: (before?.languageBits ?? 0) | bit,
        });
        noteLength(key);
      }
    }
  }
  for (const phrase of Object.keys(stored.words)) noteLength(phrase);
  for (const key of allNameKeys()) noteLength(key);
  return { words: stored.words, implied, maxWordsByStart };
}

const reduced = (phrase: string) => phrase.split(' ').map(stem).join(' ');

/** The role of a folded word or phrase in a language, or in any without a hint. */
export function roleOf(phrase: string, language?: Language): WordRole | undefined {
  const roles = Object.hasOwn(loaded().words, phrase) ? loaded().words[phrase] : undefined;
  if (roles === undefined) return undefined;
  const code = language === undefined ? /\d/.exec(roles)?.[0] : roles[languages.indexOf(language)];
  return code === undefined || code === '.' ? undefined : wordRoles[Number(code)];
}

/** One bit for each language in which a folded word has a role. */
export function languagesOfRole(word: string): number {
  const roles = Object.hasOwn(loaded().words, word) ? (loaded().words[word] ?? '') : '';
  let bits = 0;
  for (let position = 0; position < roles.length; position += 1)
    if (roles[position] !== '.') bits |= 1 << position;
  return bits;
}

export function impliedBy(words: readonly string[]): ImpliedContents | undefined {
  const { implied } = loaded();
  return implied.get(words.join(' ')) ?? implied.get(words.map(stem).join(' '));
}

/** Length of the longest name or phrase that starts with this folded word; 0 without any. */
export function maxWordsFrom(first: string): number {
  const { maxWordsByStart } = loaded();
  return Math.max(maxWordsByStart.get(first) ?? 0, maxWordsByStart.get(stem(first)) ?? 0);
}
