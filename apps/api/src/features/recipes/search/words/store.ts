import { type SQL, sql } from 'drizzle-orm';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';

/** The words stand in the text. Reads the row; no index is asked. */
export const textContains = (words: string): SQL => sql`strpos(${row.words}, ${words}) > 0`;

/** How an index is asked for words. */
export interface IndexedText {
  condition: SQL;
  /** `letters` reads the letters of a row again where it is not asked as an index, which takes half a millisecond. */
  index: 'words' | 'letters';
}

/**
 * The same as `textContains`, for an index: that of three letters beside each other where the words have them (it knows
 * plain ones for sure, on every server), else that of one and two.
 */
export function indexedText(words: string): IndexedText {
  if (/[a-z0-9]{3}/.test(words)) {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    return { condition: sql`${row.words} LIKE ${pattern}`, index: 'words' };
  }
  const letters = sql`letter_pairs(${row.words}) @> ${sql.param(letterPairs(words))}::text[]`;
  const isWhole = Array.from(words).length <= 2;
  return {
    condition: isWhole ? letters : sql`${letters} AND ${textContains(words)}`,
    index: 'letters',
  };
}

/** Each two letters beside each other in a word; the letter of a word of one. */
export function letterPairs(words: string): string[] {
  const pairs = words.split(/[ \n]+/).flatMap((word) => {
    const letters = Array.from(word);
    if (letters.length === 1) return letters;
    return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
  });
  return [...new Set(pairs)];
}
