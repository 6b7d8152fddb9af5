import { foodByKey } from '@pomona/food/table/table';
import { expect, it } from 'vitest';
import { cookingTraitsOf } from '../pantry/traits.ts';
import { recognised } from './given-foods.ts';
import { ordinaryNames } from './ordinary-names-data.ts';

it.each([
  ['turkey', 'en', 'turkey-breast'],
  ['Peppers', 'en', 'bell-pepper-red'],
  ['pepper', 'en', 'black-pepper'],
  ['Paprika', 'de', 'bell-pepper-red'],
  ['Gemüse', 'de', 'vegetables-mixed-frozen'],
  ['Thunfisch', 'de', 'tuna-canned-water'],
  ['garbanzos', 'es', 'chickpeas-canned'],
  ['bœuf', 'fr', 'beef-sirloin'],
  ['leftover rice', 'en', 'rice-white-cooked'],
  ['dried chickpeas', 'en', 'chickpeas-dry'],
] as const)('GEN-01 "%s" (%s) is what kitchens have of it: %s', (text, language, key) => {
  expect(recognised(text, language)?.key).toBe(key);
});

it('GEN-01 each of them can be cooked', () => {
  const keys = Object.values(ordinaryNames).flatMap((names) => [...names.values()]);
  const isCooked = (key: string) => {
    const food = foodByKey(key);
    return food !== undefined && cookingTraitsOf(food) !== null;
  };
  expect(keys.filter((key) => !isCooked(key))).toEqual([]);
});
