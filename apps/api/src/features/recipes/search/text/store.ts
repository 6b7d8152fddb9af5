import { type SQL, sql } from 'drizzle-orm';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';

/** Reads the row, without an index. */
export const textContains = (words: string): SQL => sql`strpos(${row.words}, ${words}) > 0`;

/** More do not make a search faster: the index reads a list for each. */
const maxWords = 3;

/**
 * `textContains` by an index: trigrams where the words have three ASCII letters in a row (the only ones that every server
 * indexes), else the index of letter pairs. Of many words the longest are used, which tend to be rare.
 */
export function indexedText(words: string): SQL {
  const plain = [...new Set(words.match(/[a-z0-9]{3,}/g))];
  if (plain.length > 0) {
    const longest = plain.sort((a, b) => b.length - a.length).slice(0, maxWords);
    const conditions = longest.map((word) => sql`${row.words} LIKE ${`%${word}%`}`);
    if (words !== longest[0]) conditions.push(textContains(words));
    return sql.join(conditions, sql` AND `);
  }
  // In a sub-select, so that the planner does not see how frequent the letters are: it then avoids this index.
  const letters = sql`letter_pairs(${row.words}) @> (SELECT ${sql.param(letterPairs(words))}::text[])`;
  return Array.from(words).length <= 2 ? letters : sql`${letters} AND ${textContains(words)}`;
}

/** Each two adjacent letters of a word; the letter itself of a one-letter word. */
export function letterPairs(words: string): string[] {
  const pairs = words.split(/[ \n]+/).flatMap((word) => {
    const letters = Array.from(word);
    if (letters.length === 1) return letters;
    return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
  });
  return [...new Set(pairs)];
}
