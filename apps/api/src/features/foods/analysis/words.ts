import type { LineMention, LineWord, ReadLine } from '@pomona/contract/foods/analysis';
import type { Language } from '@pomona/contract/languages';
import type { ParsedLine } from '@pomona/food/lines/line';
import { presentNamed, rounded } from '../presenter.ts';

/** The words of a line, and the foods that they name with the positions of their words. */
export function presentWords(
  line: ParsedLine,
  language: Language,
): Pick<ReadLine, 'words' | 'mentions'> {
  return {
    words: line.words.map(
      ({ before, text, role }): LineWord => ({ ...(before && { before }), text, role }),
    ),
    mentions: line.mentions.map(
      ({ food, text, relation, isCertain, grams }): LineMention => ({
        ...{ food: food && presentNamed(food.key, language), text, relation },
        certain: isCertain,
        grams: grams === null ? null : rounded(grams),
        ...positionsOf(text, line.words),
      }),
    ),
  };
}

/** A mention has its text, but not its position. */
function positionsOf(text: string, words: ParsedLine['words']): Pick<LineMention, 'from' | 'to'> {
  if (text === '') return {};
  for (const [from, word] of words.entries()) {
    const to = text.startsWith(word.text) ? endOf(text, words, from) : null;
    if (to !== null) return { from, to };
  }
  return {};
}

/** The position behind the words from `from` on that make up the text; `null` if they do not. */
function endOf(text: string, words: ParsedLine['words'], from: number): number | null {
  let joined = '';
  for (const [offset, word] of words.slice(from).entries()) {
    joined += offset === 0 ? word.text : word.before + word.text;
    if (joined === text) return from + offset + 1;
    if (joined.length >= text.length) return null;
  }
  return null;
}
