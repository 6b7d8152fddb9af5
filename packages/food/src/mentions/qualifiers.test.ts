import { describe, expect, it } from 'vitest';
import { parseLine } from '../lines/line.ts';

const keyOf = (line: string) => parseLine(line, { language: 'en' }).food?.key;

describe('FOOD-01 words that change a food count wherever they stand', () => {
  it.each([
    ['1 lb ground beef (85% lean)', 'beef-ground-85'],
    ['1 can coconut milk (light)', 'coconut-milk-light'],
    ['1 cup yogurt, vanilla', 'yogurt-vanilla'],
    ['2 cups rice, cooked', 'rice-white-cooked'],
    ['1 can tuna, in olive oil', 'tuna-canned-oil'],
    ['4 cups chicken stock (low sodium)', 'chicken-stock-low-sodium'],
  ])('%s is %s', (line, key) => {
    expect(keyOf(line)).toBe(key);
  });

  it.each([
    ['en', '400 g (14 oz) canned chopped tomatoes, no salt added', 'tomatoes-canned-unsalted'],
    ['en', '2 cans chopped tomatoes without added salt', 'tomatoes-canned-unsalted'],
    ['de', '400 g Tomaten aus der Dose ohne Salzzusatz', 'tomatoes-canned-unsalted'],
    ['es', '400 g de tomate troceado en lata sin sal añadida', 'tomatoes-canned-unsalted'],
    ['fr', '400 g de tomates concassées sans sel ajouté', 'tomatoes-canned-unsalted'],
    ['en', '1 can corn kernels, no salt added', 'corn-canned-unsalted'],
    ['en', '200 g unsalted butter', 'butter'],
    ['en', '400 g canned chopped tomatoes', 'tomatoes-canned'],
    ['en', '400 g canned chopped tomatoes, salt', 'tomatoes-canned'],
  ] as const)('FOOD-01 %s: %s is %s', (language, line, key) => {
    expect(parseLine(line, { language }).food?.key).toBe(key);
  });

  it.each([
    ['2 cups tomatoes, chopped', 'tomato'],
    ['4 cups chicken stock', 'chicken-stock'],
    ['1 can coconut milk', 'coconut-milk'],
    ['1 cup milk (2 tbsp reserved)', 'milk'],
  ])('the plain food is the plain food: %s is %s', (line, key) => {
    expect(keyOf(line)).toBe(key);
  });
});
