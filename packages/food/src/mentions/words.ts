import { folded } from '../foods/names.ts';

export interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
  /** Words between two commas, colons or brackets share a number. */
  segment: number;
  isNote: boolean;
  /** After a slash: "butter/oil". */
  isAfterSlash: boolean;
}

const wordPattern =
  /\p{L}[\p{L}\p{M}\d]*(?:['’][sS](?!\p{L}))?|\d+(?:[.,]\d+)?|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]+/gu;
const segmentBreak = /[,;:()+|=*•·…!?>→⇒]|\s[–—-]\s|[–—]/u;

/** "evtl.", "opt.", "ca." */
const maxAbbreviationLength = 4;

const maxWords = 120;

/** The words of a cleaned line. Hyphens and apostrophes separate words, except where they belong together. */
export function wordsIn(line: string): Word[] {
  const words: Word[] = [];
  let segment = 0;
  let depth = 0;
  let end = 0;
  for (const match of line.matchAll(wordPattern)) {
    const between = line.slice(end, match.index);
    const isSentenceEnd =
      /^\.\s/.test(between) && (words.at(-1)?.text.length ?? 0) > maxAbbreviationLength;
    if (isSentenceEnd || segmentBreak.test(between)) segment += 1;
    depth = depthAfter(between, depth);
    // Far above real lines; the rest becomes one unread word.
    const text = words.length === maxWords ? line.slice(match.index) : match[0];
    end = match.index + text.length;
    words.push({
      ...{ text, folded: folded(text), start: match.index, end, segment },
      isNote: depth > 0,
      isAfterSlash: /\//.test(between) && /\p{L}/u.test(text),
    });
    if (words.length > maxWords) break;
  }
  return words;
}

function depthAfter(text: string, before: number): number {
  let depth = before;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth = Math.max(0, depth - 1);
  }
  return depth;
}

export const isNumber = ({ folded: word, text }: Word) =>
  /^\d/.test(word) || word === '' || /^\d/.test(text);

export function textBetween(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ folded: word }) => word)
    .filter((word) => word !== '')
    .join(' ');
}
