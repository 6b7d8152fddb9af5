import { cuisines, dietTypes, mealTypes } from '@pomona/food/diets';
import { describe, expect, it } from 'vitest';
import { checkCatalogue } from './checks.ts';
import { earnedLabels, figuresOf } from './figures.ts';
import { readCatalogue } from './read.ts';
import { dishes } from './schema.ts';

const recipes = readCatalogue();

describe('the collection (REC-06)', () => {
  it('has at least 40 recipes', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(40);
  });

  it.each(mealTypes)('has at least nine for %s', (meal) => {
    expect(recipes.filter((recipe) => recipe.meal_type === meal).length).toBeGreaterThanOrEqual(9);
  });

  it.each(cuisines)('has at least six of %s cooking', (cuisine) => {
    expect(recipes.filter((recipe) => recipe.cuisine === cuisine).length).toBeGreaterThanOrEqual(6);
  });

  it.each(dishes)('has something served as %s', (dish) => {
    expect(recipes.some((recipe) => recipe.dish === dish)).toBe(true);
  });

  it('is recognised line by line and written without a fault', () => {
    expect(checkCatalogue(recipes, figuresOf)).toEqual([]);
  });

  it.each(dietTypes)('earns %s at least three times (REC-05)', (label) => {
    const earning = recipes.filter((recipe) => earnedLabels(recipe).includes(label));
    expect(earning.length).toBeGreaterThanOrEqual(3);
  });
});
