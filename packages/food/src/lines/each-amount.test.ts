import { expect, it } from 'vitest';
import type { Language } from '../foods/languages.ts';
import { withAmountOfEach } from './each-amount.ts';
import { parseLine } from './line.ts';
import { foodsOfLine } from './line-foods.ts';

const gramsByFood = (text: string, language: Language) =>
  foodsOfLine(parseLine(text, { language })).map(
    ({ food, grams }) => `${food?.key} ${Math.round((grams ?? 0) * 10) / 10}`,
  );

const spices = ['cumin-ground 2.1', 'coriander-ground 1.8', 'turmeric 3'];
const seasoning = ['salt 3', 'black-pepper 1.2'];
const vegetables = ['onion 80', 'celery 50.5', 'carrot 64'];

it.each([
  ['en', '1 tsp each ground cumin, coriander and turmeric', spices],
  ['en', '1 teaspoon each of ground cumin, ground coriander, and turmeric', spices],
  ['en', '½ tsp. each: salt, black pepper', seasoning],
  ['en', 'salt and pepper, 1/2 tsp each', seasoning],
  ['en', '1/2 cup each diced onion, celery and carrot', vegetables],
  ['en', 'onion, celery, carrot (1/2 cup each), chopped', vegetables],
  ['en', '1 each: carrot, onion', ['carrot 61', 'onion 110']],
  ['en', '1 each lemon, lime, orange', ['lemon 58', 'lime 67', 'orange 131']],
  [
    'en',
    '1 each red and green bell pepper, chopped',
    ['bell-pepper-red 119', 'bell-pepper-green 119'],
  ],
  ['en', '1 each orange, lemon', ['orange 131', 'lemon 58']],
  ['en', '100 g each of cheddar and feta', ['cheddar 100', 'feta 100']],
  ['en', 'a handful each of spinach and arugula', ['spinach 25', 'arugula 25']],
  ['de', 'je 1/2 TL Salz und Pfeffer', seasoning],
  ['de', 'Salz und Pfeffer, je 1/2 TL', seasoning],
  ['de', '1/2 TL je Salz und Pfeffer', seasoning],
  ['de', 'je 1 rote und gelbe Paprika', ['bell-pepper-red 119', 'bell-pepper-yellow 150']],
  ['de', 'je 100 g Gouda und Emmentaler', ['gouda 100', 'emmental 100']],
  ['de', 'je eine Prise Salz und Zucker', ['salt 0.3', 'sugar 0.3']],
  ['es', '1/2 cucharadita de cada: sal, pimienta negra', seasoning],
  ['es', 'sal y pimienta negra, 1/2 cucharadita de cada una', seasoning],
  ['es', '100 g de cheddar y feta (de cada uno)', ['cheddar 100', 'feta 100']],
  ['es', '100 g c/u de cheddar y feta', ['cheddar 100', 'feta 100']],
  ['fr', '½ c. à café de chaque : paprika, cumin', ['paprika 1.2', 'cumin-ground 1.1']],
  ['fr', "100 g chacun de comté et d'emmental", ['comte 100', 'emmental 100']],
  ['fr', '50 g de chaque : noix, amandes', ['walnuts 50', 'almonds 50']],
] as const)(
  'FOOD-01 gives each food the amount that they share (%s: %s)',
  (language, text, foods) => {
    expect(gramsByFood(text, language)).toEqual(foods);
  },
);

it.each([
  '2 chicken breasts, 150 g each',
  '2 carrots and 2 potatoes, 100 g each',
  '3 carrots, each cut into 4 and peeled',
  '1 small onion and 1 small carrot, each diced',
  '1 egg for each person',
  'Salz, Pfeffer, je nach Geschmack',
  'je nach Größe 2-3 Kartoffeln',
  'salt and freshly ground black pepper',
])('FOOD-01 leaves a line without a shared amount as it is (%s)', (text) => {
  expect(withAmountOfEach(text)).toBe(text);
});

it.each([
  ['en', '2 chicken breasts, about 150 g each, sliced'],
  ['en', '2 chicken breasts, 300 g in total'],
  ['de', '2 Hähnchenbrustfilets, je ca. 150 g'],
  ['de', '2 Hähnchenbrüste, insgesamt 300 g'],
  ['es', '2 pechugas de pollo, de 150 g cada una'],
  ['fr', "2 blancs de poulet, d'environ 150 g chacun"],
] as const)('FOOD-01 takes the weight behind a comma (%s: %s)', (language, text) => {
  expect(parseLine(text, { language }).grams).toBe(300);
});

it('FOOD-01 takes a weight in brackets for that of one where all together could not weigh so little', () => {
  expect(parseLine('4 salmon fillets (6 oz)').grams).toBeCloseTo(680.4, 1);
  expect(parseLine('3 carrots (100 g)').grams).toBe(100);
});
