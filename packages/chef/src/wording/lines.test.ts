import { languages } from '@pomona/food/foods/languages';
import { parseLine } from '@pomona/food/lines/line';
import { foodByKey } from '@pomona/food/table/table';
import { describe, expect, it } from 'vitest';
import type { Cut } from '../dish.ts';
import { gramsOf, pantryFoods } from '../pantry/pantry.ts';
import type { PantryFood } from '../pantry/pantry-food.ts';
import { lineOf } from './lines.ts';

function cutsOf({ raw, ways }: PantryFood): (Cut | null)[] {
  return [...new Set<Cut | null>([null, raw, ...ways.map(({ cut }) => cut)])];
}

function problemsOf(food: PantryFood, language: (typeof languages)[number]): string[] {
  const row = foodByKey(food.key);
  if (row === undefined) return [`${food.key}: not in the table`];
  const { unit, step } = food;
  return cutsOf(food).flatMap((cut) =>
    [step * 2].flatMap((value) => {
      const part = {
        food: food.key,
        slot: 'main',
        amount: { value, unit },
        grams: 0,
        cut,
        isGiven: false,
      } as const;
      const text = lineOf(part, language);
      const line = parseLine(text, { language });
      const grams = gramsOf(row, value, unit) ?? 0;
      const isNear = Math.abs((line.grams ?? 0) - grams) <= Math.max(1, grams * 0.02);
      if (line.food?.key !== food.key)
        return [`${language} ${text} → ${line.food?.key} (${food.key})`];
      if (!line.isReadWhole) return [`${language} ${text}: unread ${line.unread.join(' ')}`];
      return isNear ? [] : [`${language} ${text}: ${line.grams} g for ${grams}`];
    }),
  );
}

describe('the lines of written dishes', () => {
  it('GEN-08 mention nothing that their food does not hold', () => {
    const part = {
      food: 'soy-sauce-gluten-free',
      slot: 'sauce',
      amount: { value: 2, unit: 'tbsp' },
    } as const;
    for (const language of languages) {
      const line = lineOf({ ...part, grams: 36, cut: null, isGiven: false }, language);
      const traits = parseLine(line, { language }).mentions.flatMap((mention) => mention.traits);
      expect([...new Set(traits)]).toEqual(['soy']);
    }
  });

  it.each([
    ['thyme', 'en', '2 tsp thyme leaves'],
    ['cauliflower', 'en', '2 tsp cauliflower'],
    ['mint', 'en', '2 tsp mint leaves'],
  ] as const)('GEN-08 have the number of their name: %s (%s)', (food, language, expected) => {
    const amount = { value: 2, unit: 'tsp' };
    const part = { food, slot: 'herb', amount, grams: 2, cut: null, isGiven: false } as const;
    expect(lineOf(part, language)).toBe(expected);
  });

  it.each(languages)(
    'GEN-08 are read whole to the same food and grams for every pantry food in %s',
    (language) => {
      const problems = pantryFoods.flatMap((food) => problemsOf(food, language));
      expect(problems).toEqual([]);
    },
    120_000,
  );
});

const lineFor = (
  food: string,
  [value, unit]: readonly [number, string | null],
  { cut = null, language }: { cut?: Cut | null; language: (typeof languages)[number] },
) =>
  lineOf({ food, slot: 'main', amount: { value, unit }, grams: 0, cut, isGiven: false }, language);

describe('the lines as a cook says them', () => {
  it.each([
    ['salmon-sockeye', 'es', '2 filetes de salmón'],
    ['salmon-sockeye', 'fr', '2 pavés de saumon'],
    ['salmon-sockeye', 'de', '2 Lachsfilets'],
    ['cod', 'es', '2 lomos de bacalao'],
    ['cod', 'fr', '2 dos de cabillaud'],
    ['cod', 'de', '2 Kabeljaufilets'],
    ['pork-loin', 'es', '2 chuletas de cerdo'],
    ['tofu-fried', 'de', '226 g frittierter Tofu'],
  ] as const)('GEN-08 count the cut, not the animal: %s (%s)', (food, language, expected) => {
    const line = lineFor(food, [2, null], { language });
    expect(food === 'tofu-fried' ? line.replace(/^\d+/, '226') : line).toBe(expected);
  });

  it.each([
    ['garlic', [3, 'clove'], 'minced', 'es', '3 dientes de ajo, muy picados'],
    ['garlic', [3, 'clove'], 'minced', 'fr', '3 gousses d’ail, finement hachées'],
    ['tuna-canned-water', [2, 'can'], 'drained', 'es', '2 latas de atún al natural, escurridas'],
    [
      'chickpeas-canned',
      [1, 'can'],
      'rinsed_drained',
      'es',
      '1 lata de garbanzos, lavados y escurridos',
    ],
    ['walnuts', [35, 'g'], 'chopped', 'fr', '35 g de noix, hachées'],
    ['chicken-thigh', [300, 'g'], null, 'fr', '300 g de hauts de cuisse de poulet'],
    ['yogurt-whole', [2, null], null, 'fr', '2 yaourts nature'],
  ] as const)('GEN-08 agree behind the comma: %s', (food, amount, cut, language, expected) => {
    expect(lineFor(food, amount, { cut, language })).toBe(expected);
  });

  it.each([
    ['mushroom-white', [200, 'g'], 'sliced', 'fr', '200 g de champignons blancs, émincés'],
    ['avocado', [1, null], 'sliced', 'fr', '1 avocat, en lamelles'],
    ['chives', [2, 'tbsp'], 'thinly_sliced', 'de', '2 EL Schnittlauch, in Röllchen'],
    ['chives', [2, 'tbsp'], 'thinly_sliced', 'fr', '2 c. à s. de ciboulette, ciselée'],
    ['cabbage-green', [200, 'g'], 'thinly_sliced', 'en', '200 g green cabbage, shredded'],
    ['avocado', [1, null], 'sliced', 'es', '1 aguacate, en láminas'],
  ] as const)('GEN-08 call a cut as of its food: %s', (food, amount, cut, language, expected) => {
    expect(lineFor(food, amount, { cut, language })).toBe(expected);
  });

  it.each([
    ['chili-flakes', [1, 'tsp'], 'es', '1 cucharadita de guindilla en copos'],
    ['bacon', [2, 'slice'], 'es', '2 lonchas de bacon'],
    ['black-beans-canned', [1, 'can'], 'es', '1 lata de alubias negras'],
    ['sweet-potato', [2, null], 'es', '2 boniatos'],
    ['cottage-cheese-whole', [150, 'g'], 'fr', '150 g de cottage cheese'],
    ['cucumber', [0.25, null], 'fr', '1/4 de concombre'],
    ['cilantro', [2, 'tbsp'], 'de', '2 EL Koriandergrün'],
    ['garlic', [3, 'clove'], 'de', '3 Knoblauchzehen'],
    ['avocado', [0.5, null], 'fr', '1/2 avocat'],
  ] as const)(
    'GEN-08 keep to one variety of a language: %s',
    (food, amount, language, expected) => {
      expect(lineFor(food, amount, { language })).toBe(expected);
    },
  );
});
