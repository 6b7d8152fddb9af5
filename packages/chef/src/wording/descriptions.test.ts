import { languages } from '@pomona/food/foods/languages';
import { describe, expect, it } from 'vitest';
import type { Dish, DishPart } from '../dish.ts';
import { descriptionOf } from './descriptions.ts';
import { descriptionWords } from './texts/descriptions-data.ts';

const frequent = ['sour', 'hot', 'umami', 'smoky', 'earthy', 'crunch', 'creamy', 'herb'] as const;
const promises =
  /keep some bite|no perder textura|garder du croquant|Biss behält|croustillant|kross/;

describe('the sentences of descriptions', () => {
  it.each(languages)('GEN-07 have six variants of what many dishes say in %s', (language) => {
    for (const effect of frequent) {
      const variants = descriptionWords[language].taste[effect] ?? [];
      expect(new Set(variants).size, effect).toBeGreaterThanOrEqual(6);
    }
  });

  it.each(languages)('GEN-07 promise no texture that the foods may not have in %s', (language) => {
    const openings = Object.values(descriptionWords[language].opening).flat();
    expect(openings.filter((text) => promises.test(text))).toEqual([]);
  });
});

const part = (food: string, slot: DishPart['slot']): DishPart => ({
  ...{ food, slot, amount: { value: 2, unit: null } },
  ...{ grams: 100, cut: null, isGiven: false },
});

const dish = (parts: readonly DishPart[], steps: Dish['steps']): Dish => ({
  ...{ formula: 'curry', cuisine: 'indian', mealType: 'Dinner', servings: 2, parts, steps },
  ...{ minutes: { prep: 5, cook: 20, rest: 0 }, difficulty: 'easy', titleParts: [0] },
  fingerprint: 'test',
});

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe('descriptions are true', () => {
  const claims = /one pot|una sola olla|une seule casserole|einem Topf/;

  it.each(languages)('GEN-07 one pot is one pot in %s', (language) => {
    const parts = [part('carrot', 'vegetable'), part('cumin-seed', 'spice')];
    const inPot = { technique: 'simmer_in_liquid', parts: [0], vessel: 'pot' } as const;
    const inPan = { technique: 'brown', parts: [1], vessel: 'pan' } as const;
    const described = (steps: Dish['steps']) =>
      seeds.map((seed) => descriptionOf(dish(parts, steps), language, seed)).join(' ');
    expect(described([[inPot]])).toMatch(claims);
    expect(described([[inPot, inPan]])).not.toMatch(claims);
  });

  it.each(languages)('GEN-07 spices of India only where there are some in %s', (language) => {
    const spices = /spices of|especias de|épices de|Gewürzen der/;
    const described = (parts: readonly DishPart[]) =>
      seeds.map((seed) => descriptionOf(dish(parts, []), language, seed)).join(' ');
    expect(described([part('carrot', 'vegetable'), part('turmeric', 'spice')])).toMatch(spices);
    expect(described([part('carrot', 'vegetable'), part('basil', 'herb')])).not.toMatch(spices);
  });

  it('GEN-07 the juice of two oranges is one orange taste', () => {
    const orange = dish([part('carrot', 'vegetable'), part('orange', 'acid')], []);
    for (const seed of seeds) {
      expect(descriptionOf(orange, 'es', seed)).not.toContain('naranjas');
      expect(descriptionOf(orange, 'de', seed)).not.toContain('Orangen ');
    }
  });
});
