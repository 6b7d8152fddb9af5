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
    ['2 cups tomatoes, chopped', 'tomato'],
    ['4 cups chicken stock', 'chicken-stock'],
    ['1 can coconut milk', 'coconut-milk'],
    ['1 cup milk (2 tbsp reserved)', 'milk'],
  ])('the plain food is the plain food: %s is %s', (line, key) => {
    expect(keyOf(line)).toBe(key);
  });
});
