import { dishNames, inflected, maxPhraseWords } from './phrases.ts';
import type { FoodConcept } from './search-words.ts';
import { phraseKey, wordsOf } from './texts.ts';

export interface Named {
  /** How many words name it. */
  length: number;
  /** Numbers of foods, `null` for what is no food. */
  foods: readonly number[] | null;
  /** Other names, in words, beside those of the question. */
  others: readonly (readonly string[])[];
}

export interface Lexicon {
  /** The longest name that begins at a word. */
  nameAt(words: readonly string[], at: number): Named | null;
  hasWord(word: string): boolean;
  words(): Iterable<string>;
}

export function createLexicon(concepts: readonly FoodConcept[]): Lexicon {
  const foodsByName = new Map<string, readonly number[]>();
  const known = new Set<string>();
  for (const { names, foods } of concepts) {
    for (const name of names) {
      const words = wordsOf(name);
      for (const word of words) known.add(word);
      const key = phraseKey(words);
      const others = foodsByName.get(key);
      foodsByName.set(key, others === undefined ? foods : [...new Set([...others, ...foods])]);
    }
  }

  return {
    nameAt(words, at) {
      for (let length = Math.min(maxPhraseWords, words.length - at); length > 0; length -= 1) {
        const phrase = words.slice(at, at + length);
        const foods = foodsByName.get(phraseKey(phrase));
        const others = inflected(dishNames, phrase.join(' '));
        if (foods === undefined && others === undefined) continue;
        return {
          length,
          // A dish is not the food of the same name: German "Salat" is lettuce too.
          foods: foods === undefined || others !== undefined ? null : foods,
          others: (others ?? []).map((name) => name.split(' ')),
        };
      }
      return null;
    },
    hasWord: (word) => known.has(word),
    words: () => known,
  };
}
