import type { Language } from '../foods/languages.ts';
import { withNumberOf } from '../wording/plurals.ts';
import { withNumberIn } from '../wording/wording-plurals.ts';
import { scaledLine } from './scaling.ts';

/**
 * `scaledLine` with the nouns of all four languages. Where the language of the line is known, it decides between words
 * that two of them share; else Spanish, French and German are tried in turn, then English.
 */
export function scaledLineIn(text: string, factor: number, language?: Language): string {
  return scaledLine(
    text,
    factor,
    (rest, amount) => withNumberIn(rest, amount, language) ?? withNumberOf(rest, amount),
  );
}
