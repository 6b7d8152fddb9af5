import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analysis.ts';
import type { MealType } from '../labels/diets.ts';
import { foodByKey } from '../table/table.ts';
import { costOfServing, isBudget } from './price.ts';
import { luxuries, pricesPerKilogram, seasoningPerKilogram, thriftyDay } from './price-data.ts';

const analysisOf = (lines: string[], servings = 1, mealType: MealType = 'Dinner') =>
  analyseRecipe({ lines, servings, mealType });
const cost = (lines: string[], servings?: number) => costOfServing(analysisOf(lines, servings));
const budget = (lines: string[], servings?: number, meal?: MealType) =>
  isBudget(analysisOf(lines, servings, meal));

describe('REC-14 prices', () => {
  it('every food of the table is known', () => {
    const keys = [...pricesPerKilogram.keys(), ...luxuries];
    expect(keys.filter((key) => foodByKey(key) === undefined)).toEqual([]);
  });

  it('stay between a dollar and a hundred a kilogram', () => {
    const prices = [...pricesPerKilogram].filter(([key]) => key !== 'water');
    expect(prices.filter(([, price]) => price < 1 || price > 100)).toEqual([]);
    expect(seasoningPerKilogram).toBeCloseTo(88.8, 1);
    expect(thriftyDay).toBeCloseTo(9.25, 2);
  });

  it.each([
    ['chicken-breast', 9.04],
    ['lentils-green-dry', 4.59],
    ['tomato', 6.84],
    ['oats', 5.16],
    ['salmon-atlantic', 26.01],
  ])('%s is converted to dollars of September 2025 per kilogram', (key, price) => {
    expect(pricesPerKilogram.get(key)).toBeCloseTo(price, 1);
  });
});

describe('REC-14 cost of a serving', () => {
  it('is grams times price over the servings', () => {
    expect(cost(['500 g chicken breast', '500 ml water'], 4)).toBeCloseTo(1.15, 1);
  });

  it('counts every choice and what is optional', () => {
    const one = cost(['100 g spinach']) ?? 0;
    expect(cost(['100 g spinach or kale'])).toBeGreaterThan(one);
    expect(cost(['100 g spinach (optional)'])).toBeCloseTo(one, 1);
  });

  it('counts salt and spices without an amount as a pinch', () => {
    expect(cost(['100 g dried lentils', 'salt and pepper, to taste'])).toBeLessThan(1);
  });

  it.each([
    ['a food without a price', ['100 g dried lentils', '50 g hemp seeds']],
    ['an unknown food', ['100 g dried lentils', '10 g flubberwort']],
    ['an oil without an amount', ['100 g tofu', 'oil for frying']],
    ['a pinch of saffron', ['100 g dried lentils', '1 pinch saffron']],
    ['a few pine nuts', ['100 g dried lentils', '5 g pine nuts']],
  ])('is unknown with %s', (_, lines) => {
    expect(cost(lines)).toBeNull();
    expect(budget(lines)).toBe(false);
  });

  it('is known where what has no price weighs next to nothing', () => {
    expect(cost(['100 g dried lentils', '1 tsp cornstarch'])).not.toBeNull();
  });
});

describe('REC-14 budget', () => {
  it.each([
    ['lentil soup', ['300 g dried green lentils', '2 carrots', '1 onion', '2 tbsp olive oil']],
    ['bean chili', ['2 cans kidney beans', '1 can diced tomatoes', '1 onion', '1 tbsp paprika']],
    ['oats', ['200 g rolled oats', '800 ml milk', '2 bananas']],
  ])('%s is', (_, lines) => {
    expect(budget(lines, 4)).toBe(true);
  });

  it.each([
    ['salmon', '600 g salmon fillet'],
    ['beef tenderloin', '600 g beef tenderloin'],
    ['shrimp', '600 g shrimp'],
    ['pine nuts', '200 g pine nuts'],
  ])('%s is not', (_, line) => {
    expect(budget([line, '300 g potatoes'], 4)).toBe(false);
  });

  it('is less for breakfast than for dinner, and least for a snack', () => {
    const lines = ['300 g chicken breast'];
    expect(budget(lines, 1, 'Dinner')).toBe(true);
    expect(budget(lines, 1, 'Breakfast')).toBe(false);
    expect(budget(['200 g chicken breast'], 1, 'Breakfast')).toBe(true);
    expect(budget(['200 g chicken breast'], 1, 'Snack')).toBe(false);
  });
});
