import { expect, it } from 'vitest';
import { parseLine } from './line.ts';

it.each([
  ['1# ground beef', 'beef-ground-85', 453.6],
  ['1 lb. hamburger', 'beef-ground-85', 453.6],
  ['1 sm. onion, chopped', 'onion', 70],
  ['1 doz. eggs', 'egg', 600],
  ['1 sq. unsweetened chocolate', 'chocolate-unsweetened', 29],
  ['1 env. unflavored gelatin', 'gelatin', 7],
  ['1 tbsp EVOO', 'olive-oil', 13.5],
  ['1 tbsp ACV', 'vinegar-cider', 14.9],
  ['2 Tbsp PB', 'peanut-butter-salted', 32],
  ['1 cup WW flour', 'flour-whole-wheat', 120],
  ['1 tsp. bkg. powder', 'baking-powder', 4.6],
  ['1 tsp. b. soda', 'baking-soda', 4.6],
  ['1/2 tsp. van.', 'vanilla', 2.1],
  ['1 c. brn. sugar, packed', 'sugar-brown', 213],
  ['S & P to taste', 'salt', 2],
  ['1 bag frozen peas', 'peas-frozen', 340],
] as const)('FOOD-01 reads the abbreviation in %s', (text, food, grams) => {
  const line = parseLine(text, { language: 'en' });
  expect([line.food?.key, line.unread]).toEqual([food, []]);
  expect(line.grams).toBeCloseTo(grams, 0);
});
