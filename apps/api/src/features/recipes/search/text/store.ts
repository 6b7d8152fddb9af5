import { type SQL, sql } from 'drizzle-orm';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';

/** The words stand in the text. Reads the row; no index is asked. */
export const textContains = (words: string): SQL => sql`strpos(${row.words}, ${words}) > 0`;

/** More do not make a search shorter: each is a list that the index reads. */
const wordsAsked = 3;

/**
 * The same as `textContains`, for an index: that of three letters beside each other where the words have them (it knows
 * plain ones for sure, on every server), else that of one and two. Of many words it is asked for the longest, which tend
 * to be rare.
 */
export function indexedText(words: string): SQL {
  const plain = [...new Set(words.match(/[a-z0-9]{3,}/g))];
  if (plain.length > 0) {
    const longest = plain.sort((a, b) => b.length - a.length).slice(0, wordsAsked);
    const asked = longest.map((word) => sql`${row.words} LIKE ${`%${word}%`}`);
    if (words !== longest[0]) asked.push(textContains(words));
    return sql.join(asked, sql` AND `);
  }
  // The planner knows that many letters are everywhere, but not what it takes to read them: it must not see which they are.
  const letters = sql`letter_pairs(${row.words}) @> (SELECT ${sql.param(letterPairs(words))}::text[])`;
  return Array.from(words).length <= 2 ? letters : sql`${letters} AND ${textContains(words)}`;
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
