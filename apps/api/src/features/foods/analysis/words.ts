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
        ...placesOf(text, line.words),
      }),
    ),
  };
}

/** A mention has its text, but not its position. */
function placesOf(text: string, words: ParsedLine['words']): Pick<LineMention, 'from' | 'to'> {
  if (text === '') return {};
  for (let from = 0; from < words.length; from += 1) {
    if (!text.startsWith(words[from]?.text ?? '')) continue;
    let seen = '';
    for (let to = from; to < words.length && seen.length < text.length; to += 1) {
      const word = words[to];
      if (word === undefined) break;
      seen += to === from ? word.text : word.before + word.text;
      if (seen === text) return { from, to: to + 1 };
    }
  }
  return {};
}
