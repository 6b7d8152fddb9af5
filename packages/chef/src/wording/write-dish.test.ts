import { languages } from '@pomona/food/foods/languages';
import { parseLine } from '@pomona/food/lines/line';
import { linkSteps } from '@pomona/food/steps/steps';
import { describe, expect, it } from 'vitest';
import type { Dish, DishPart } from '../dish.ts';
import { writeDish } from './write-dish.ts';

const part = (
  food: string,
  slot: DishPart['slot'],
  amount: readonly [number, string | null],
  cut: DishPart['cut'] = null,
): DishPart => ({
  food,
  slot,
  amount: { value: amount[0], unit: amount[1] },
  grams: 100,
  cut,
  isGiven: true,
});

const curry: Dish = {
  formula: 'curry',
  cuisine: 'indian',
  mealType: 'Dinner',
  servings: 2,
  parts: [
    part('chickpeas-canned', 'main', [240, 'g'], 'drained'),
    part('spinach', 'vegetable', [200, 'g'], 'chopped'),
    part('rice-basmati', 'base', [150, 'g']),
    part('onion-red', 'aromatic', [1, null], 'finely_diced'),
    part('garlic', 'aromatic', [2, 'clove'], 'minced'),
    part('olive-oil', 'fat', [1, 'tbsp']),
    part('cumin-ground', 'spice', [1, 'tsp']),
    part('turmeric', 'spice', [0.5, 'tsp']),
    part('coconut-milk', 'liquid', [200, 'ml']),
    part('lemon-juice', 'acid', [1, 'tbsp']),
    part('salt', 'salt', [0.25, 'tsp']),
    part('cilantro', 'herb', [2, 'tbsp'], 'chopped'),
  ],
  steps: [
    [
      {
        technique: 'cook_covered_absorbing',
        parts: [2],
        vessel: 'saucepan',
        heat: 'low',
        minutes: 15,
        cue: 'absorbed',
        waterMilliliters: 300,
        makes: 'base',
      },
    ],
    [
      { technique: 'heat_fat', parts: [5], vessel: 'pot', heat: 'medium' },
      {
        technique: 'sweat',
        parts: [3, 4],
        vessel: 'pot',
        heat: 'medium',
        minutes: 5,
        cue: 'translucent',
      },
      { technique: 'fry_spices', parts: [6, 7], minutes: 1, cue: 'fragrant' },
    ],
    [{ technique: 'add_liquid', parts: [8], waterMilliliters: 100, cue: 'bubbling' }],
    [
      { technique: 'simmer_in_liquid', parts: [0], heat: 'low', minutes: 8 },
      { technique: 'simmer_in_liquid', parts: [1], minutes: 2, cue: 'wilted' },
    ],
    [
      { technique: 'season', parts: [10, 9] },
      { technique: 'top', parts: [11] },
      { technique: 'serve_over', parts: [], uses: ['base'] },
    ],
  ],
  minutes: { prep: 10, cook: 25, rest: 0 },
  difficulty: 'easy',
  titleParts: [0, 1],
  fingerprint: 'curry',
};

describe('a written dish', () => {
  it.each(languages)(
    'GEN-07 has lines that are read whole and steps that use each of them in %s',
    (language) => {
      for (let seed = 0; seed < 20; seed += 1) {
        const { ingredients, instructions } = writeDish(curry, language, seed);
        const read = ingredients.map((line) => parseLine(line, { language }));
        expect(read.map(({ food }) => food?.key)).toEqual(curry.parts.map(({ food }) => food));
        expect(read.every(({ isReadWhole }) => isReadWhole)).toBe(true);
        expect(linkSteps(ingredients, instructions, language).unnamed).toEqual([]);
      }
    },
  );

  it.each([
    ['en', 'Chickpea and Spinach Curry'],
    ['es', 'Curry de garbanzos y espinacas'],
    ['fr', 'Curry de pois chiches et épinards'],
    ['de', 'Kichererbsen-Spinat-Curry'],
  ] as const)('GEN-07 has a title in the style of %s', (language, title) => {
    expect(writeDish(curry, language, 1).title).toBe(title);
  });

  it('GEN-07 keeps title and description short', () => {
    for (const language of languages) {
      for (let seed = 0; seed < 20; seed += 1) {
        const { title, description } = writeDish(
          { ...curry, titleParts: [0, 1, 2, 9] },
          language,
          seed,
        );
        expect(title.length).toBeLessThanOrEqual(70);
        expect(description.length).toBeLessThanOrEqual(220);
      }
    }
  });

  it('GEN-08 tells two foods of one short name apart', () => {
    const oils: Dish = {
      ...curry,
      parts: [
        ...curry.parts,
        part('sesame-oil', 'fat', [1, 'tsp']),
        part('onion', 'aromatic', [1, null], 'sliced'),
      ],
      steps: [
        ...curry.steps,
        [
          { technique: 'drizzle', parts: [12] },
          { technique: 'top', parts: [13] },
        ],
      ],
    };
    for (const language of languages) {
      const { ingredients, instructions } = writeDish(oils, language, 3);
      expect(linkSteps(ingredients, instructions, language).unnamed).toEqual([]);
    }
  });

  it('GEN-08 gives the same words for the same seed', () => {
    expect(writeDish(curry, 'en', 4)).toEqual(writeDish(curry, 'en', 4));
  });
});
