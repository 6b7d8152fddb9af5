import type { ReadLine } from '@pomona/contract/foods/analysis';
import type { Language } from '@pomona/contract/languages';
import { editDistance } from '@pomona/food/foods/misspelling';
import { folded } from '@pomona/food/foods/names';
import { foodNameIn } from './line-words.ts';

type Words = Pick<ReadLine, 'words' | 'mentions' | 'food'>;

export interface Line {
  readonly text: string;
  readonly language: Language;
  /** `undefined` until it is read. */
  readonly reading: Words | undefined;
}

/** Where a food is written into a line, and what is written: nothing but these letters changes. */
export interface FoodPlace {
  readonly from: number;
  readonly to: number;
  readonly food: string;
}

type Span = Pick<FoodPlace, 'from' | 'to'>;

/** The words that a proposed food takes the place of; every other word of the line stays (ADMIN-06). */
export function foodPlace(line: Line, food: string): FoodPlace {
  const span = line.reading && spanIn(line.text, line.reading, food);
  return span ? { ...span, food } : placeByName(line, food);
}

export function withFood(line: Line, food: string): string {
  const place = foodPlace(line, food);
  return line.text.slice(0, place.from) + place.food + line.text.slice(place.to);
}

function spanIn(text: string, reading: Words, food: string): Span | null {
  const found = locatedWords(text, reading.words);
  return mostSimilar(text, found, food) ?? mainSpan(reading, found) ?? unreadSpan(text, found);
}

interface LocatedWord extends Span {
  readonly role: ReadLine['words'][number]['role'];
}

/** The words of the reading in the text as it is typed; one that the reading spells otherwise has no position. */
function locatedWords(text: string, words: Words['words']): (LocatedWord | null)[] {
  let start = 0;
  return words.map((word) => {
    const from = text.indexOf(word.text, start);
    if (from < 0) return null;
    start = from + word.text.length;
    return { from, to: start, role: word.role };
  });
}

const minLikeness = 0.6;
const maxWords = 4;
const measures: ReadonlySet<string> = new Set(['amount', 'unit']);

/** The words that are written most like the food: a misspelling of it, or a shorter name. */
function mostSimilar(
  text: string,
  words: readonly (LocatedWord | null)[],
  food: string,
): Span | null {
  let best: (Span & { likeness: number }) | null = null;
  for (const [index, first] of words.entries()) {
    for (const last of words.slice(index, index + maxWords)) {
      if (first === null || last === null || measures.has(last.role)) break;
      const { from } = first;
      const likeness = likenessOf(text.slice(from, last.to), food);
      if (likeness < minLikeness || likeness <= (best?.likeness ?? 0)) continue;
      best = { from, to: last.to, likeness };
    }
  }
  return best && { from: best.from, to: best.to };
}

/** 0–1: how far the letters are those of the food, or of one of its words. */
function likenessOf(written: string, food: string): number {
  const words = folded(food).split(' ');
  const text = folded(written);
  const one = text.includes(' ') ? [] : words.filter((word) => word.length >= shortestWord);
  return Math.max(
    likeness(text, words.join(' ')),
    ...one.map((word) => likeness(text, word) - wordPenalty),
  );
}

const shortestWord = 4;
/** The whole name comes first: "artichoke harts" rather than "artichoke" for artichoke hearts. */
const wordPenalty = 0.1;

function likeness(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const maxEdits = Math.floor(length * (1 - minLikeness));
  return length === 0 ? 0 : 1 - editDistance(a, b, maxEdits) / length;
}

/** The words of the food that the line is read as. */
function mainSpan({ food, mentions }: Words, words: readonly (LocatedWord | null)[]): Span | null {
  const main =
    food && mentions.find((one) => one.relation === 'main' && one.food?.key === food.key);
  if (main?.from === undefined || main.to === undefined) return null;
  const [first, last] = [words[main.from], words[main.to - 1]];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** The longest row of words that are not read; the first of several may be a unit ("2 widgets flubber"). */
function unreadSpan(text: string, words: readonly (LocatedWord | null)[]): Span | null {
  let best: Span | null = null;
  let last: Span | null = null;
  for (const word of words) {
    if (word?.role !== 'unread') {
      last = null;
      continue;
    }
    const isNext: boolean = last !== null && /^[\s-]*$/.test(text.slice(last.to, word.from));
    last = { from: isNext && last !== null ? last.from : word.from, to: word.to };
    if (lengthOf(last) > lengthOf(best)) best = last;
  }
  return best && withoutUnit(words, best);
}

function withoutUnit(words: readonly (LocatedWord | null)[], span: Span): Span {
  const isMeasured = words.some((word) => word?.role === 'unit');
  const isCounted = words[0]?.role === 'amount';
  const next = words.find((word) => word !== null && word.from > span.from && word.to <= span.to);
  return !isMeasured && isCounted && next ? { from: next.from, to: span.to } : span;
}

const lengthOf = (span: Span | null) => (span === null ? 0 : span.to - span.from);

/** Where nothing was read: by the grammar of the line; behind an amount alone, or as the whole of an empty line. */
function placeByName({ text, language }: Line, food: string): FoodPlace {
  const name = foodNameIn(text, language);
  const from = name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
  if (from >= 0) return { from, to: from + name.length, food };
  const end = text.trimEnd().length;
  return { from: end, to: text.length, food: end === 0 ? food : ` ${food}` };
}
