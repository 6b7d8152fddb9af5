import { foodByKey } from '@pomona/food/table/table';
import { describe, expect, test } from 'vitest';
import { plainBrief } from '../test/plain-brief.ts';
import { composeDishes } from './compose.ts';
import type { Dish } from './dish.ts';
import { formulas } from './formulas/formulas.ts';

const composed = (
  keys: readonly string[],
  more: Parameters<typeof plainBrief>[1] = {},
  count = 1,
  shown: readonly string[] = [],
): Dish[] => {
  const dishes: Dish[] = [];
  const brief = plainBrief(keys, more);
  for (const dish of composeDishes(brief, { seed: brief.request.seed, shown })) {
    dishes.push(dish);
    if (dishes.length >= count) break;
  }
  return dishes;
};

const keysOf = ({ parts }: Dish) => parts.map(({ food }) => food);

describe('GEN-08 dishes of the built-in engine', () => {
  test('GEN-08 there are at least forty formulas, each with its own id', () => {
    const ids = new Set(formulas.map(({ id }) => id));
    expect(ids.size).toBe(formulas.length);
    expect(ids.size).toBeGreaterThanOrEqual(40);
  });

  test('GEN-09 what was given is in the dish', () => {
    const given = ['chicken-breast', 'broccoli', 'rice-white'];
    const [dish] = composed(given);
    expect(dish && keysOf(dish)).toEqual(expect.arrayContaining(given));
  });

  test('GEN-08 the same request with the same seed gives the same dish', () => {
    const once = composed(['chickpeas-canned', 'spinach'], { seed: 7 }, 3);
    expect(composed(['chickpeas-canned', 'spinach'], { seed: 7 }, 3)).toEqual(once);
    expect(composed(['chickpeas-canned', 'spinach'], { seed: 8 }, 3)).not.toEqual(once);
  });

  test('GEN-05 another one differs from those that were shown', () => {
    const [first] = composed(['tofu-firm', 'carrot']);
    const [next] = composed(['tofu-firm', 'carrot'], {}, 1, [first?.fingerprint ?? '']);
    expect(next?.fingerprint).not.toBe(first?.fingerprint);
  });

  test('GEN-08 every step names each line once, and every line is used', () => {
    for (const dish of composed(['salmon-atlantic', 'potato', 'spinach'], {}, 12)) {
      const named = dish.steps.flat().flatMap(({ parts }) => parts);
      const isFat = (index: number) => dish.parts[index]?.slot === 'fat';
      // The pan takes half of the oil, the dressing the rest.
      const used = named.filter((index, at) => !isFat(index) || named.indexOf(index) === at);
      expect(used.toSorted((a, b) => a - b)).toEqual(dish.parts.map((_, index) => index));
    }
  });

  test('GEN-08 the time of the request holds, waiting included', () => {
    for (const maxMinutes of [10, 20, 35]) {
      for (const { minutes } of composed(
        ['egg', 'spinach'],
        { mealType: 'Breakfast', maxMinutes },
        6,
      )) {
        expect(minutes.prep + minutes.cook + minutes.rest).toBeLessThanOrEqual(maxMinutes);
      }
    }
  });

  test('GEN-08 only foods that the request allows', () => {
    const brief = plainBrief(['tofu-firm'], {
      diets: ['Vegan', 'Gluten-Free'],
      allergens: ['tree_nut'],
    });
    const dishes = composed(['tofu-firm'], brief.request, 10);
    expect(dishes.length).toBe(10);
    for (const key of dishes.flatMap(keysOf)) {
      const food = foodByKey(key);
      expect([key, food && brief.isAllowed(food)]).toEqual([key, true]);
    }
  });
});
