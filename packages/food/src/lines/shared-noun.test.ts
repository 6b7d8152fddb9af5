import { expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analysis.ts';
import type { Language } from '../foods/languages.ts';
import { parseLine } from './line.ts';
import { foodsOfLine } from './line-foods.ts';

const gramsByFood = (text: string, language: Language) =>
  foodsOfLine(parseLine(text, { language })).map(
    ({ food, grams }) => `${food?.key} ${Math.round(grams ?? 0)}`,
  );

const three = ['bell-pepper-red 119', 'bell-pepper-yellow 150', 'bell-pepper-green 119'];
const two = three.slice(0, 2);

it.each([
  ['en', '1 red, 1 yellow and 1 green bell pepper, sliced', three],
  ['en', '1 red, 1 yellow, and 1 green bell pepper', three],
  ['en', '1 red and 1 yellow bell pepper, diced', two],
  ['en', '1 red & 1 yellow bell pepper', two],
  ['en', '1 small and 1 large onion and 1 carrot', ['onion 70', 'onion 150', 'carrot 61']],
  ['de', '1 rote, 1 gelbe und 1 grüne Paprikaschote, gewürfelt', three],
  ['de', '1 rote und 1 gelbe Paprika', two],
  ['es', '1 pimiento rojo, 1 amarillo y 1 verde, en tiras', three],
  ['es', '1 pimiento rojo y 1 amarillo', two],
  ['fr', '1 poivron rouge, 1 jaune et 1 vert, en lanières', three],
  ['fr', '1 poivron rouge et 1 jaune', two],
  ['en', '2 red and 1 white onion, chopped', ['onion-red 220', 'onion-white 110']],
  ['en', '2 large red and 2 small green chillies', ['chili-fresno 44', 'chili-green 20']],
  ['en', '1 small and 1 large onion', ['onion 70', 'onion 150']],
  ['de', '1 kleine und 1 große Zwiebel', ['onion 70', 'onion 150']],
] as const)(
  'FOOD-01 counts each of several kinds that share their noun (%s: %s)',
  (language, text, foods) => {
    expect(gramsByFood(text, language)).toEqual(foods);
  },
);

it.each([
  ['en', '2 red bell peppers'],
  ['en', '1 red onion and 1 yellow bell pepper'],
  ['en', '1 red chili and 2 green onions'],
  ['en', '1 large egg and 2 large egg whites'],
  ['en', '1 cup flour and 1 large egg yolk'],
  ['es', '1 pimiento rojo y 1 cebolla'],
  ['fr', '1 oignon rouge et 1 jaune d’œuf'],
] as const)('FOOD-01 repeats no noun where each has its own (%s: %s)', (language, text) => {
  const foods = gramsByFood(text, language).map((food) => food.replace(/ .*/, ''));
  expect(new Set(foods).size).toBe(foods.length);
  expect(analyseRecipe({ lines: [text], servings: 1 }).isReadWhole).toBe(true);
});

it.each([
  ['de', '500 ml Hühner- oder Gemüsebrühe', 'chicken-stock', 'vegetable-stock'],
  ['de', '1 EL Sonnenblumen- oder Rapsöl', 'sunflower-oil', 'canola-oil'],
  ['de', '1 TL Oliven- bzw. Rapsöl', 'olive-oil', 'canola-oil'],
  ['de', '200 g Reis- oder Glasnudeln', 'rice-noodles', 'glass-noodles'],
  ['es', '1 l de caldo de pollo o de verduras', 'chicken-stock', 'vegetable-stock'],
  ['es', '250 ml de leche o bebida vegetal', 'milk', 'plant-milk'],
  ['fr', '500 ml de bouillon de légumes ou de volaille', 'vegetable-stock', 'chicken-stock'],
  ['fr', '1 c. à soupe d’huile de colza ou d’olive', 'canola-oil', 'olive-oil'],
  ['en', '1 l chicken or vegetable stock', 'chicken-stock', 'vegetable-stock'],
] as const)(
  'FOOD-01 reads both of two foods that share a part of their name (%s: %s)',
  (language, text, key, other) => {
    const line = parseLine(text, { language });
    expect(foodsOfLine(line)).toHaveLength(1);
    expect([line.food?.key, line.alternative?.key]).toEqual([key, other]);
    expect(line.isReadWhole).toBe(true);
  },
);

it('FOOD-01 reads both of "Sonnenblumen- und Kürbiskerne"', () => {
  expect(gramsByFood('50 g Sonnenblumen- und Kürbiskerne', 'de')[0]).toBe('sunflower-seeds 50');
  expect(parseLine('50 g Sonnenblumen- und Kürbiskerne', { language: 'de' }).unread).toEqual([]);
});
