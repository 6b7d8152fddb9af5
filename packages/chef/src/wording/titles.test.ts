import { describe, expect, it } from 'vitest';
import type { Dish } from '../dish.ts';
import { titleOf } from './titles.ts';

const dishOf = (formula: string, foods: readonly string[]): Dish => ({
  ...{ formula, cuisine: null, mealType: 'Dinner', servings: 2, steps: [] },
  parts: foods.map((food) => ({
    ...{ food, slot: 'main' as const, amount: { value: 100, unit: 'g' } },
    ...{ grams: 100, cut: null, isGiven: false },
  })),
  ...{ minutes: { prep: 5, cook: 5, rest: 0 }, difficulty: 'easy', fingerprint: 'test' },
  titleParts: foods.map((_, index) => index),
});

describe('French titles', () => {
  it.each([
    ['smoothie', ['blueberries'], 'Smoothie aux myrtilles'],
    ['scrambled-eggs', ['spinach', 'feta'], 'Œufs brouillés aux épinards et à la feta'],
    ['toast', ['goat-cheese'], 'Tartines au fromage de chèvre'],
    ['traybake', ['chicken-thigh'], 'Poulet rôti au four'],
    ['traybake', ['carrot', 'zucchini'], 'Carottes et courgettes rôties au four'],
    [
      'curry',
      ['chickpeas-canned', 'spinach', 'tomato'],
      'Curry de pois chiches et épinards aux tomates',
    ],
  ] as const)('GEN-07 are phrases, not lists: %s', (formula, foods, title) => {
    expect(titleOf(dishOf(formula, foods), 'fr', 1)).toBe(title);
  });

  it('GEN-07 are no lists in any formula', () => {
    for (const formula of ['stir-fry', 'salad', 'soup', 'wrap', 'tacos', 'pasta', 'porridge', '*'])
      expect(titleOf(dishOf(formula, ['tofu-firm', 'broccoli', 'carrot']), 'fr', 2)).not.toMatch(
        /, (?!aux? |à )/,
      );
  });
});
