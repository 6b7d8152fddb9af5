import { stem } from '@pomona/food/foods/names';
import { folded } from '../search-text.ts';

/** A word of a question; `start` and `end` are its place in the text as written. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const letters = /[\p{L}\p{M}\p{N}]+/gu;

export const wordsOf = (text: string): string[] => folded(text).match(letters) ?? [];

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(letters)].flatMap(({ 0: written, index: start }) => {
    const word = folded(written);
    return word === '' ? [] : { word, start, end: start + written.length };
  });
}

/** Equal for a word in singular and plural. */
export const phraseKey = (words: readonly string[]): string => words.map(stem).join(' ');
