import type { ReadLine } from '@pomona/contract/foods/analysis';
import type { Language } from '@pomona/contract/languages';
import { parseLine } from '@pomona/food/lines/line';
import { describe, expect, it } from 'vitest';
import { withFood } from './food-place.ts';

/** What the server answers for a line, as far as a proposal needs it. */
function readingOf(
  text: string,
  language: Language,
): Pick<ReadLine, 'words' | 'mentions' | 'food'> {
  const { words, mentions, food } = parseLine(text, { language });
  return {
    words,
    food,
    mentions: mentions.map(({ food: named, text: own, relation, isCertain, grams }) => {
      const from = words.findIndex((word) => own.startsWith(word.text));
      const to = from + own.split(' ').length;
      return { food: named, text: own, relation, certain: isCertain, grams, from, to };
    }),
  };
}

describe('ADMIN-06 a proposal that is picked', () => {
  it.each([
    ['200 g flubberworts, chopped', 'shallots', 'en', '200 g shallots, chopped'],
    ['melon', 'watermelon', 'en', 'watermelon'],
    ['2 EL Flubberöl', 'Rapsöl', 'de', '2 EL Rapsöl'],
    ['200 g', 'lentils', 'en', '200 g lentils'],
    ['', 'lentils', 'en', 'lentils'],
  ] as const)('stands in %s for the food before it is read: %s', (text, food, language, result) => {
    expect(withFood({ text, language, reading: undefined }, food)).toBe(result);
  });

  it.each([
    [
      '2 tbsp finely choped parsly (optional)',
      'parsley',
      'en',
      '2 tbsp finely choped parsley (optional)',
    ],
    [
      '2 tbsp finely choped parsly (optional)',
      'flat-leaf parsley',
      'en',
      '2 tbsp finely choped flat-leaf parsley (optional)',
    ],
    ['1 large red onoin, diced', 'red onion', 'en', '1 large red onion, diced'],
    ['1 large red onoin, diced', 'shallot', 'en', '1 large red shallot, diced'],
    ['200 g flubberworts, chopped', 'shallots', 'en', '200 g shallots, chopped'],
    [
      '  • 3 cloves of fresh galric, crushed',
      'garlic',
      'en',
      '  • 3 cloves of fresh garlic, crushed',
    ],
    [
      '1 jar artichoke harts in oil, drained',
      'artichoke hearts',
      'en',
      '1 jar artichoke hearts in oil, drained',
    ],
    ['1 onion', 'red onion', 'en', '1 red onion'],
    ['50 g butter or olive oil', 'margarine', 'en', '50 g margarine or olive oil'],
    [
      '2 EL fein gehackte Petersilje (nach Belieben)',
      'Petersilie',
      'de',
      '2 EL fein gehackte Petersilie (nach Belieben)',
    ],
    ['1 Bund Schnittlach, in Röllchen', 'Schnittlauch', 'de', '1 Bund Schnittlauch, in Röllchen'],
    [
      '2 cucharadas de perejli picado (opcional)',
      'perejil',
      'es',
      '2 cucharadas de perejil picado (opcional)',
    ],
    ['1 c. à soupe de persl haché', 'persil', 'fr', '1 c. à soupe de persil haché'],
    ['200 g de farrine de blé, tamisée', 'farine de blé', 'fr', '200 g de farine de blé, tamisée'],
    ['2 widgets flubber', 'butter', 'en', '2 widgets butter'],
  ] as const)('%s with %s (%s) keeps every other word', (text, food, language, result) => {
    expect(withFood({ text, language, reading: readingOf(text, language) }, food)).toBe(result);
  });
});
