import type { Lexicon, Named } from './lexicon.ts';
import { limitAt } from './limits.ts';
import {
  additionWords,
  alternativeWords,
  articleWords,
  dishNames,
  fillerWords,
  freeWords,
  inflected,
  type Meaning,
  maxPhraseWords,
  meanings,
  negationPhrases,
  withoutMeanings,
} from './phrases.ts';
import { type Token, tokensOf } from './texts.ts';

/** What a dish is searched by: a food, a dish, any word. */
export interface Term {
  words: readonly string[];
  foods: readonly number[] | null;
  others: readonly (readonly string[])[];
}

/** A part of a question; `start` and `end` are its place in the text as written. */
export type Part = { start: number; end: number } & (
  | Meaning
  | { kind: 'word' | 'without'; value: Term }
);

export interface Understanding {
  parts: readonly Part[];
  /** Words that were read as others: slips. */
  corrected: readonly { from: string; to: string }[];
}

export interface Spelling {
  isKnown(word: string): boolean;
  /** The word itself where it is known, the nearest known one else; `null` where none is near. */
  spelled(word: string): string | null;
}

interface Read {
  length: number;
  found: (Meaning | { kind: 'word' | 'without'; value: Term })[];
}

interface Reading {
  words: readonly string[];
  lexicon: Lexicon;
}

const phraseAt = (words: readonly string[], at: number, length: number) =>
  words.slice(at, at + length).join(' ');

function longestAt<Value>(
  words: readonly string[],
  at: number,
  find: (phrase: string) => Value | undefined,
): { length: number; value: Value } | null {
  for (let length = Math.min(maxPhraseWords, words.length - at); length > 0; length -= 1) {
    const value = find(phraseAt(words, at, length));
    if (value !== undefined) return { length, value };
  }
  return null;
}

const isNegation = (phrase: string) => (negationPhrases.has(phrase) ? true : undefined);

function termOf(words: readonly string[], at: number, named: Named): Term {
  return { words: words.slice(at, at + named.length), foods: named.foods, others: named.others };
}

/** What is left out at a word: an allergen or something that a label says; `null` for anything else. */
function allergenAt({ words }: Reading, at: number): Read | null {
  const meaning = longestAt(words, at, (phrase) => inflected(withoutMeanings, phrase));
  return meaning && { length: meaning.length, found: [meaning.value] };
}

function leftOutAt(reading: Reading, at: number): Read | null {
  const { words, lexicon } = reading;
  const allergen = allergenAt(reading, at);
  const named = lexicon.nameAt(words, at);
  if (named === null || named.length <= (allergen?.length ?? 0)) return allergen;
  return { length: named.length, found: [{ kind: 'without', value: termOf(words, at, named) }] };
}

/** "no dairy", "ohne Nüsse oder Ei", "sin gluten y huevo". After "and" only an allergen is still left out. */
function negatedAt(reading: Reading, at: number): Read | null {
  const { words } = reading;
  const negation = longestAt(words, at, isNegation);
  if (negation === null) return null;
  const afterArticles = (from: number) => {
    let next = from;
    while (articleWords.has(words[next] ?? '')) next += 1;
    return next;
  };
  const found: Read['found'] = [];
  let next = afterArticles(at + negation.length);
  let end = next;
  let left = leftOutAt(reading, next);
  while (left !== null) {
    found.push(...left.found);
    end = next + left.length;
    const joining = words[end] ?? '';
    const isJoined = alternativeWords.has(joining) || additionWords.has(joining);
    next = afterArticles(isJoined ? end + 1 : end);
    if (alternativeWords.has(joining)) left = leftOutAt(reading, next);
    else left = isJoined || isListAt(reading, next) ? allergenAt(reading, next) : null;
  }
  if (found.length > 0) return { length: end - at, found };
  return words[at + 1] === undefined ? null : unknownNegation(words, at);
}

/** Whether allergens follow, of which the last is joined: "nuts or eggs" after "no milk,". */
function isListAt(reading: Reading, at: number): boolean {
  const allergen = allergenAt(reading, at);
  if (allergen === null) return false;
  const end = at + allergen.length;
  const joining = reading.words[end] ?? '';
  const isJoined = alternativeWords.has(joining) || additionWords.has(joining);
  return isJoined ? allergenAt(reading, end + 1) !== null : isListAt(reading, end);
}

/** "no-cook" is said of dishes as it stands. */
function unknownNegation(words: readonly string[], at: number): Read | null {
  if (words[at] !== 'no') return null;
  const both = words.slice(at, at + 2);
  return { length: 2, found: [{ kind: 'word', value: { words: both, foods: null, others: [] } }] };
}

function freeAt({ words }: Reading, at: number): Read | null {
  const meaning = longestAt(words, at, (phrase) => inflected(withoutMeanings, phrase));
  if (meaning === null || !freeWords.has(words[at + meaning.length] ?? '')) return null;
  return { length: meaning.length + 1, found: [meaning.value] };
}

function meaningAt({ words }: Reading, at: number): Read | null {
  const meaning = longestAt(words, at, (phrase) => inflected(meanings, phrase));
  return meaning && { length: meaning.length, found: [meaning.value] };
}

function limitReadAt({ words }: Reading, at: number): Read | null {
  const limit = limitAt(words, at);
  return limit && { length: limit.length, found: [limit.meaning] };
}

const readers = [negatedAt, freeAt, limitReadAt, meaningAt] as const;

/** The longest that can be read at a word; filters go before dishes of the same length. */
function readAt(reading: Reading, at: number): Read {
  const { words, lexicon } = reading;
  let best: Read = { length: 0, found: [] };
  for (const read of readers) {
    const found = read(reading, at);
    if (found !== null && found.length > best.length) best = found;
  }
  const named = lexicon.nameAt(words, at);
  const isNamed = named !== null && named.length > best.length;
  const [word = ''] = words.slice(at, at + 1);
  if (best.length === 0 && (named === null || named.length === 1) && fillerWords.has(word))
    return { length: 1, found: [] };
  if (isNamed)
    return { length: named.length, found: [{ kind: 'word', value: termOf(words, at, named) }] };
  return best.length > 0 ? best : { length: 1, found: [plainWord(word)] };
}

const plainWord = (word: string) =>
  ({ kind: 'word', value: { words: [word], foods: null, others: [] } }) as const;

/** "Linsensuppe": a German dish after what it is made of, each as a word of its own. */
function parted(tokens: readonly Token[], lexicon: Lexicon, { isKnown }: Spelling): Token[] {
  return tokens.flatMap((token) => {
    if (isKnown(token.word)) return [token];
    const [dish, made] =
      [...dishNames.keys()]
        .filter((name) => token.word.endsWith(name))
        .map((name) => [name, token.word.slice(0, -name.length)] as const)
        .find(([, before]) => lexicon.nameAt([before], 0)?.foods) ?? [];
    if (dish === undefined || made === undefined) return [token];
    return [made, dish].map((word) => ({ ...token, word }));
  });
}

function spelledWords(tokens: readonly Token[], { spelled }: Spelling) {
  const corrected: { from: string; to: string }[] = [];
  const words = tokens.map(({ word }) => {
    const right = spelled(word) ?? word;
    if (right !== word) corrected.push({ from: word, to: right });
    return right;
  });
  return { words, corrected };
}

/** What a question asks for. Where it says nothing but filling words, these are what is searched for. */
export function understood(question: string, lexicon: Lexicon, spelling: Spelling): Understanding {
  const tokens = parted(tokensOf(question), lexicon, spelling);
  const { words, corrected } = spelledWords(tokens, spelling);
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, found } = readAt({ words, lexicon }, at);
    const start = tokens[at]?.start ?? 0;
    const end = tokens[at + length - 1]?.end ?? question.length;
    for (const meaning of found) parts.push({ start, end, ...meaning });
    at += length;
  }
  if (parts.length > 0) return { parts, corrected };
  const plain = tokens.map(({ word, start, end }): Part => ({ start, end, ...plainWord(word) }));
  return { parts: plain, corrected: [] };
}

/** A question without a part of it; empty where nothing else says something. */
export function questionWithout(question: string, { start, end }: { start: number; end: number }) {
  const left = `${question.slice(0, start)} ${question.slice(end)}`
    .split(',')
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
  return tokensOf(left).every(({ word }) => fillerWords.has(word)) ? '' : left;
}
