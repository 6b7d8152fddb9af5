import type { Language } from '../foods/languages.ts';
import { nearWords, type Vocabulary, vocabularyOf } from '../foods/misspelling.ts';
import { folded, stem } from '../foods/names.ts';
import { candidatesFor } from './candidates.ts';
import { isDescribing, maySkip } from './describing.ts';
import { allNameKeys, type FoundBy, foodOfWords, isRealWord, type Named } from './name-index.ts';
import type { Food } from './rows.ts';
import { roleOf } from './vocabulary.ts';

export interface MatchHint {
  /** Likely language of the text; decides ambiguous names. */
  language?: Language | undefined;
}

export interface FoodMatch {
  /** `null` for an ambiguous name without a usual meaning. */
  food: Food | null;
  by: FoundBy;
  /** 0–1. */
  confidence: number;
  /** Other possible foods, likeliest first; empty for an unambiguous name. */
  candidates: Food[];
  /** The matched words, folded and corrected. */
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
/** An ambiguous name is less certain, even with a usual meaning. */
const shareOfUsual = 0.9;

/** The longest run of words that is a name, if all others only describe it; ambiguity and misspellings are left to `matchFood`. */
export function findFood(text: string, hint: MatchHint = {}): Food | null {
  return findNamed(text, hint)?.food ?? null;
}

/** As `findFood`, with the folded words of the name. */
export function findNamed(
  text: string,
  { language }: MatchHint = {},
): { food: Food; name: string } | null {
  return runIn(wordsOf(text), language);
}

/** As `findFood`, with the kind of match and other candidates, and corrects small misspellings. */
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
  // In the given language the name may have other meanings: French "piment" is no allspice.
  const food = language === undefined || meant.includes(run.food) ? run.food : first;
  const others = meant.filter((candidate) => candidate !== food);
  if (others.length === 0) return { food, by, confidence: confidences[by], candidates: [], name };
  const confidence = confidences[by] * shareOfUsual;
  return { food, by, confidence, candidates: [food, ...others], name };
}

/** "Kuerbis", "Moehren": transliterated umlauts. */
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
  // Words that describe nothing must be part of the name, which leaves few runs.
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

/** Positions of words that describe only together: "old-fashioned". */
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

/** Built at the first misspelling: most texts have none. */
function knownWords(): Vocabulary {
  vocabulary ??= vocabularyOf(allNameKeys());
  return vocabulary;
}

function isKnown(word: string): boolean {
  return isDescribing(word) || knownWords().has(word) || isRealWord(word);
}

/** Misspelled plurals are searched by their singular. */
function spellings(word: string): { word: string; edits: number }[] {
  const near = nearWords(word, knownWords());
  return near.length > 0 ? near : nearWords(stem(word), knownWords());
}

const maxMisspelledLength = 20;

/** The nearest words of the table's names to a misspelled, folded word. */
export function wordsNear(word: string): string[] {
  if (word.length > maxMisspelledLength) return [];
  return spellings(word).map((near) => near.word);
}

const maxMisspelledWords = 2;
const maxSpellings = 8;

/** Corrects unknown words where that leads to one food only. */
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
    return run === null ? [] : [{ ...run, edits: text.edits }];
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
  return { ...match, confidence: match.confidence * 0.8 ** (best.edits - 1) };
}

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
