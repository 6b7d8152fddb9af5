import { candidatesFor } from '../foods/candidates.ts';
import { isDescribing, maySkip } from '../foods/describing.ts';
import type { Language } from '../foods/languages.ts';
import { nearWords, type Vocabulary, vocabularyOf } from '../foods/misspelling.ts';
import { folded, stem } from '../foods/names.ts';
import { roleOf } from '../mentions/vocabulary.ts';
import { allNameKeys, type FoundBy, foodOfWords, isRealWord, type Named } from './name-index.ts';
import type { Food } from './rows.ts';

export interface MatchHint {
  /** The language that the text is most likely written in; it decides where languages differ over a name. */
  language?: Language | undefined;
}

export interface FoodMatch {
  /** `null` where the name means several foods and none of them is the usual one. */
  food: Food | null;
  by: FoundBy;
  /** 0–1: how sure it is that the text names this food. */
  confidence: number;
  /** Foods that the name may mean as well, the likeliest first; empty for a name that means one. */
  candidates: Food[];
  /** The words that were found, folded, with slips put right. */
  name: string;
}

interface Run extends Named {
  name: string;
}

const maxNameLength = 80;
const maxNameWords = 10;
const confidences: Readonly<Record<FoundBy, number>> = {
  exact: 1,
  inflected: 0.98,
  reordered: 0.95,
  misspelled: 0.7,
};
/** A name that means several foods is less sure, even where one of them is usual. */
const shareOfUsual = 0.9;

/**
 * The food that a piece of a line names. The longest run of words that is a name wins, provided that every other
 * word only describes it. `null` where nothing fits: no guess is made, and no slip of the pen is put right; see
 * `matchFood` for both.
 */
export function findFood(text: string, hint: MatchHint = {}): Food | null {
  return findNamed(text, hint)?.food ?? null;
}

/** As `findFood`, with the folded words that are the name. */
export function findNamed(
  text: string,
  { language }: MatchHint = {},
): { food: Food; name: string } | null {
  return runIn(wordsOf(text), language);
}

/**
 * As `findFood`, and tells how the food was found, what else the name may mean, and puts small slips right. `null`
 * where nothing fits.
 */
export function matchFood(text: string, { language }: MatchHint = {}): FoodMatch | null {
  const words = wordsOf(text);
  const run = runIn(words, language);
  if (run !== null) return matchOf(run, language);
  const name = words.filter((word) => !isDescribing(word)).join(' ');
  const candidates = candidatesFor(name, language);
  if (candidates.length > 0) return { food: null, by: 'exact', confidence: 0, candidates, name };
  return matchCorrected(words, language);
}

function wordsOf(text: string): string[] {
  return folded(text.slice(0, maxNameLength)).split(' ').filter(Boolean).slice(0, maxNameWords);
}

function matchOf(run: Run, language: Language | undefined): FoodMatch {
  const { by, name } = run;
  const meant = candidatesFor(name, language);
  const [first = run.food] = meant;
  // In the language that was named, the name may mean none of what it means elsewhere: French "piment" is no allspice.
  const food = language === undefined || meant.includes(run.food) ? run.food : first;
  const others = meant.filter((candidate) => candidate !== food);
  if (others.length === 0) return { food, by, confidence: confidences[by], candidates: [], name };
  const confidence = confidences[by] * shareOfUsual;
  return { food, by, confidence, candidates: [food, ...others], name };
}

/** "Kuerbis" and "Moehren": umlauts written with two letters. */
function runIn(words: readonly string[], language: Language | undefined): Run | null {
  const run = longestRun(words, language);
  if (run !== null || !words.some((word) => umlaut.test(word))) return run;
  const plain = words.map((word) => word.replace(umlauts, '$1'));
  const found = longestRun(plain, language);
  return found && { ...found, by: found.by === 'exact' ? 'inflected' : found.by };
}

const umlaut = /[aou]e/;
const umlauts = /([aou])e/g;

function longestRun(words: readonly string[], language: Language | undefined): Run | null {
  // Every word that describes nothing belongs to the name, so that few runs are left to look up.
  const inPhrase = positionsInPhrases(words);
  const isName = words.map((word, position) => !isDescribing(word) && !inPhrase.has(position));
  const first = isName.includes(true) ? isName.indexOf(true) : words.length;
  const last = isName.lastIndexOf(true);
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = Math.min(words.length - length, first); from >= 0; from -= 1) {
      if (from + length <= last) break;
      const run = words.slice(from, from + length);
      const named = foodOfWords(run, language);
      if (named === undefined) continue;
      const isSkipped = (word: string, position: number) =>
        (position >= from && position < from + length) ||
        inPhrase.has(position) ||
        maySkip(word, named.food);
      if (words.every(isSkipped)) {
        return { ...named, name: run.join(' ') };
      }
    }
  }
  return null;
}

const maxPhraseWords = 4;

/** Places of words that only together describe: "old-fashioned". */
function positionsInPhrases(words: readonly string[]): Set<number> {
  const positions = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + maxPhraseWords); to > from + 1; to -= 1) {
      const role = roleOf(words.slice(from, to).join(' '));
      if (role !== 'state' && role !== 'variety') continue;
      for (let position = from; position < to; position += 1) positions.add(position);
    }
  }
  return positions;
}

let vocabulary: Vocabulary | undefined;

/** Built when a slip is first met: most texts hold none. */
function knownWords(): Vocabulary {
  vocabulary ??= vocabularyOf(allNameKeys());
  return vocabulary;
}

function isKnown(word: string): boolean {
  return isDescribing(word) || knownWords().has(word) || isRealWord(word);
}

/** The plural of a word with a slip is looked for by its singular. */
function spellings(word: string): { word: string; edits: number }[] {
  const near = nearWords(word, knownWords());
  return near.length > 0 ? near : nearWords(stem(word), knownWords());
}

const maxMisspelledLength = 20;

/** Words of the table's names that a folded word with a slip may have meant, the nearest only. */
export function wordsNear(word: string): string[] {
  if (word.length > maxMisspelledLength) return [];
  return spellings(word).map((near) => near.word);
}

const maxMisspelledWords = 2;
const maxSpellings = 8;

/** Puts unknown words right, where that leads to one food only. */
function matchCorrected(
  words: readonly string[],
  language: Language | undefined,
): FoodMatch | null {
  const unknown = words.filter((word) => !isKnown(word));
  if (unknown.length === 0 || unknown.length > maxMisspelledWords) return null;
  let texts: { words: readonly string[]; edits: number }[] = [{ words, edits: 0 }];
  for (const word of unknown) {
    const near = spellings(word);
    texts = texts
      .flatMap((text) => near.map((known) => corrected(text, word, known)))
      .slice(0, maxSpellings);
  }
  const all = texts.flatMap((text) => {
    const run = longestRun(text.words, language);
    return run === null ? [] : [{ ...run, slips: text.edits }];
  });
  const own = all.filter(({ food, name }) => isNamedIn(food, name, language));
  const runs = own.length > 0 ? own : all;
  const [best] = runs;
  if (best === undefined) return null;
  const meant = [...new Set(runs.map(({ food }) => food))];
  if (meant.length > 1) {
    return { food: null, by: 'misspelled', confidence: 0, candidates: meant, name: best.name };
  }
  const match = matchOf({ ...best, by: 'misspelled' }, language);
  return { ...match, confidence: match.confidence * 0.8 ** (best.slips - 1) };
}

/** Whether one of the names of a food in a language holds a text. */
function isNamedIn({ names }: Food, text: string, language: Language | undefined): boolean {
  return language !== undefined && names[language].some((name) => folded(name).includes(text));
}

function corrected(
  text: { words: readonly string[]; edits: number },
  word: string,
  known: { word: string; edits: number },
): { words: readonly string[]; edits: number } {
  return {
    words: text.words.map((other) => (other === word ? known.word : other)),
    edits: text.edits + known.edits,
  };
}
