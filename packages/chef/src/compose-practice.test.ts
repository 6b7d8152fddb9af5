import { describe, expect, test } from 'vitest';
import { composed } from '../test/composed.ts';
import type { Dish } from './dish.ts';

const actionsOf = ({ steps }: Dish) => steps.flat();

describe('GEN-08 dishes as a cook makes them', () => {
  test('GEN-08 shrimp are never on the grill for more than 5 minutes', () => {
    for (const dish of composed(['shrimp', 'zucchini'], {}, 30)) {
      if (dish.formula !== 'skewers') continue;
      const shrimp = actionsOf(dish).find(
        ({ technique, uses }) => technique === 'grill' && uses?.includes('protein'),
      );
      expect(shrimp?.minutes).toBeLessThanOrEqual(5);
    }
  });

  test('GEN-08 mashed beans go into the mixture of their patties', () => {
    const patties = composed(['chickpeas-canned'], {}, 40).filter(
      ({ formula }) => formula === 'bean-patties',
    );
    for (const dish of patties) {
      expect(actionsOf(dish).find(({ technique }) => technique === 'mix')?.uses).toEqual([
        'protein',
      ]);
    }
  });

  test('GEN-08 what was cooked for a salad comes back to it', () => {
    for (const dish of composed(['turkey-breast', 'quinoa', 'kale'], {}, 20)) {
      const made = actionsOf(dish).filter(({ makes }) => makes === 'protein').length;
      const used = actionsOf(dish).filter(({ uses }) => uses?.includes('protein')).length;
      expect(made === 0 || used > 0).toBe(true);
    }
  });

  test('GEN-08 nothing savoury is boiled beside something sweet, nor meat beside another dish', () => {
    for (const dish of composed(['beef-ground-85', 'oats', 'banana'], { mealType: 'Breakfast' })) {
      const boiled = actionsOf(dish).find(({ technique }) => technique === 'boil_in_water');
      const foods = boiled?.parts.map((index) => dish.parts[index]?.food) ?? [];
      expect(foods).not.toContain('beef-ground-85');
    }
  });

  test('GEN-08 whole lemons of a dressing are juiced', () => {
    for (const { parts } of composed(['lemon', 'chickpeas-canned', 'cucumber'])) {
      const lemon = parts.find(({ food, slot }) => food === 'lemon' && slot === 'acid');
      expect(lemon?.cut ?? 'juiced').toBe('juiced');
    }
  });

  test('GEN-08 the Mediterranean diet takes the flavours of its kitchens', () => {
    for (const { cuisine } of composed(['chickpeas-canned', 'spinach'], {
      diets: ['Mediterranean'],
    }))
      expect(['mediterranean', 'italian', null]).toContain(cuisine);
  });

  test('GEN-08 a plate of breakfast has no more than a few handfuls of one vegetable', () => {
    const dishes = composed(['egg', 'spinach'], { mealType: 'Breakfast', diets: ['PCOS'] }, 6);
    for (const { parts } of dishes) {
      const most = Math.max(
        0,
        ...parts.filter(({ slot }) => slot === 'vegetable').map(({ grams }) => grams / 2),
      );
      expect(most).toBeLessThanOrEqual(160);
    }
  });
});

test('GEN-09 rice and eggs become fried rice before anything else', () => {
  for (const seed of [1, 2, 3]) {
    const [dish] = composed(['rice-white-cooked', 'egg', 'peas-frozen'], { seed }, 1);
    expect(dish?.formula).toBe('fried-rice');
  }
});
