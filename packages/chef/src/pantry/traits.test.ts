import { foodByKey, foods } from '@pomona/food/table/table';
import { describe, expect, test } from 'vitest';
import { gramsOf, pantryFood, pantryFoods } from './pantry.ts';
import { cookingTraitsOf } from './traits.ts';
import { modelRows } from './traits-data.ts';

const traitsOf = (key: string) => {
  const food = foodByKey(key);
  if (food === undefined) throw new Error(`not in the table: ${key}`);
  return cookingTraitsOf(food);
};
const outside = foods.filter(({ key }) => pantryFood(key) === undefined);

describe('GEN-09 any food of the table that can be cooked is cooked', () => {
  test('a food of the pantry as the pantry says', () => {
    expect(traitsOf('carrot')).toBe(pantryFood('carrot'));
    expect(pantryFoods).toContain(traitsOf('salmon-atlantic'));
  });

  test.each([
    ['northern-pike', 'bake', 'main'],
    ['mushroom-chanterelle', 'stir_fry', 'vegetable'],
    ['beef-brisket', 'simmer_covered', 'main'],
    ['black-beans-cooked', 'simmer_in_liquid', 'main'],
    ['navy-beans-dry', 'boil_in_water', 'main'],
    ['dandelion-greens', 'stir_fry', 'vegetable'],
    ['tomato-plum', 'simmer_in_liquid', 'vegetable'],
    ['rice-basmati-brown', 'cook_covered_absorbing', 'base'],
    ['chicken-breast-skin', 'stir_fry', 'main'],
    ['comte', 'stir_in', 'topping'],
    ['potatoes-cooked', 'stir_fry', 'base'],
    ['sweet-potato-leaves', 'stir_fry', 'vegetable'],
    ['corn-oil', 'heat_fat', 'fat'],
  ] as const)('%s: first %s, as %s', (key, technique, slot) => {
    const traits = traitsOf(key);
    expect({ technique: traits?.ways[0]?.technique, slot: traits?.slots[0] }).toEqual({
      technique,
      slot,
    });
  });

  test.each([
    'cookies-oreo',
    'soup-onion',
    'ice-cream-vanilla',
    'liqueur-orange',
    'spirit-vodka',
    'baking-powder-phosphate',
    'taro-leaves',
    'lupini-dry',
    'acorns',
    'fiddleheads',
    'ginkgo-nuts',
    'sprouts-kidney-bean',
    'chewing-gum',
    'beef-brain',
    'gelatin',
    'food-coloring',
    'potato-salad',
    'shark',
  ])('no ingredient: %s', (key) => {
    expect(traitsOf(key)).toBeNull();
  });

  test('elderberries, rhubarb and dry kidney beans are never eaten raw', () => {
    for (const key of [
      'elderberries',
      'rhubarb',
      'kidney-beans-dry',
      'cassava',
      'egg',
      'nettles',
      'taro',
      'kidney-beans-all-dry',
    ]) {
      expect(traitsOf(key)?.raw, key).toBeNull();
    }
  });

  test('each rule names a food of the pantry', () => {
    const models = modelRows
      .trim()
      .split('\n')
      .map((row) => row.split(' > ')[1] ?? '');
    expect(models.filter((model) => model !== '-' && pantryFood(model) === undefined)).toEqual([]);
  });

  test('their amounts can be measured', () => {
    const odd = outside.filter((food) => {
      const traits = cookingTraitsOf(food);
      if (traits === null) return false;
      const one = gramsOf(food, traits.step, traits.unit);
      return one === null || one > traits.servingGrams.max * 2;
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  test('raw animal foods have no raw cut', () => {
    const odd = [...outside, ...foods].filter((food) => {
      const isAnimal =
        food.traits.some((trait) => rawAnimals.has(trait)) && food.roles.includes('protein');
      const traits = cookingTraitsOf(food);
      return isAnimal && traits !== null && traits.raw !== null && !isReady(food.key, food.roles);
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
  });
});

const rawAnimals = new Set<string>(['meat', 'fish', 'crustacean', 'mollusc', 'egg']);
const readyWords =
  'cooked roasted smoked canned boiled grilled poached fried scrambled rotisserie confit carnitas shawarma gravlax vinegar surimi pimento deli steamed'.split(
    ' ',
  );

const isReady = (key: string, roles: readonly string[]) =>
  key === 'crab' ||
  roles.includes('processed') ||
  readyWords.some((word) => key.split('-').includes(word));
