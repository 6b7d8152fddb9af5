import { expect, it } from 'vitest';
import { parseLine } from './line.ts';

it.each([
  ['en', '1# ground beef', 'beef-ground-85', 453.6],
  ['en', '1 lb. hamburger', 'beef-ground-85', 453.6],
  ['en', '1 sm. onion, chopped', 'onion', 70],
  ['en', '1 doz. eggs', 'egg', 600],
  ['en', '1 sq. unsweetened chocolate', 'chocolate-unsweetened', 29],
  ['en', '1 env. unflavored gelatin', 'gelatin', 7],
  ['en', '1 tbsp EVOO', 'olive-oil', 13.5],
  ['en', '1 tbsp ACV', 'vinegar-cider', 14.9],
  ['en', '2 Tbsp PB', 'peanut-butter-salted', 32],
  ['en', '1 cup WW flour', 'flour-whole-wheat', 120],
  ['en', '1 tsp. bkg. powder', 'baking-powder', 4.6],
  ['en', '1 tsp. b. soda', 'baking-soda', 4.6],
  ['en', '1/2 tsp. van.', 'vanilla', 2.1],
  ['en', '1 c. brn. sugar, packed', 'sugar-brown', 213],
  ['en', 'S & P to taste', 'salt', 2],
  ['en', '1 bag frozen peas', 'peas-frozen', 340],
  ['fr', 'qq feuilles de basilic', 'basil', 1.5],
  ['de', '1 Pfd. Kartoffeln', 'potato', 500],
  ['de', '100 g gek. Schinken', 'ham', 100],
  ['de', '500 g gem. Hackfleisch', 'ground-beef-pork', 500],
  ['de', '50 g gem. Mandeln', 'almond-flour', 50],
  ['de', '50 g getr. Tomaten', 'tomato-sun-dried', 50],
  ['de', '1 Päckch. Backpulver', 'baking-powder', 15],
  ['de', '3 Stiel/e Petersilie', 'parsley', 3],
] as const)('FOOD-01 reads the abbreviation (%s: %s)', (language, text, food, grams) => {
  const line = parseLine(text, { language });
  expect([line.food?.key, line.unread]).toEqual([food, []]);
  expect(line.grams).toBeCloseTo(grams, 0);
});
