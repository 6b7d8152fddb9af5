import { dishArchetypes } from '@pomona/contract/dish-archetypes';
import { cuisines, dietTypes, mealTypes } from '@pomona/food/labels/diets';
import { describe, expect, it } from 'vitest';
import { tagsOf } from './checks/tags.ts';
import { checkCatalogue } from './checks.ts';
import { earnedLabels, figuresOf } from './figures.ts';
import { readCatalogue } from './read.ts';
import type { CatalogueRecipe } from './schema.ts';

const recipes = readCatalogue();

const earned = new Map(recipes.map((recipe) => [recipe.id, earnedLabels(recipe)]));
const minutes = ({ prep_minutes, cook_minutes, rest_minutes }: CatalogueRecipe) =>
  prep_minutes + cook_minutes + rest_minutes;
const count = (isMeant: (recipe: CatalogueRecipe) => boolean) => recipes.filter(isMeant).length;

/** Labels that people come for first. */
const commonLabels: readonly string[] = [
  'PCOS',
  'Diabetes-Friendly',
  'High-Fiber',
  'High-Protein',
  'Heart-Healthy',
  'Anti-Inflammatory',
];

describe('the collection (REC-06)', () => {
  it('REC-06 has at least 520 recipes', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(520);
  });

  it('REC-11 tells waiting in a field, and what is started the evening before by a tag', () => {
    expect(count(({ rest_minutes: rest }) => rest >= 10)).toBeGreaterThanOrEqual(150);
    const overnight = recipes.filter((recipe) => tagsOf(recipe).includes('overnight'));
    expect(overnight.length).toBeGreaterThanOrEqual(20);
    expect(overnight.every(({ rest_minutes: rest }) => rest >= 360)).toBe(true);
  });

  it.each(mealTypes)('REC-06 has at least 80 for %s', (meal) => {
    expect(count((recipe) => recipe.meal_type === meal)).toBeGreaterThanOrEqual(80);
  });

  it.each(cuisines)('REC-06 has at least 40 of %s cooking', (cuisine) => {
    expect(count((recipe) => recipe.cuisine === cuisine)).toBeGreaterThanOrEqual(40);
  });

  it.each(dishArchetypes)('has several served as %s', (dish) => {
    expect(count((recipe) => recipe.dish === dish)).toBeGreaterThanOrEqual(5);
  });

  it('has something for the quick, the frugal and the planning cook', () => {
    expect(count((recipe) => minutes(recipe) <= 15)).toBeGreaterThanOrEqual(60);
    const isShort = ({ ingredients: { length } }: CatalogueRecipe) => length >= 5 && length <= 7;
    expect(count(isShort)).toBeGreaterThanOrEqual(60);
    expect(count(({ tags }) => tags.includes('one-pot'))).toBeGreaterThanOrEqual(40);
    expect(count(({ tags }) => tags.includes('batch-cooking'))).toBeGreaterThanOrEqual(30);
  });

  it('is recognised line by line and written without a fault', () => {
    expect(checkCatalogue(recipes, figuresOf)).toEqual([]);
  }, 60_000);

  it.each(dietTypes)('REC-05 REC-06 earns %s often enough', (label) => {
    const expected = commonLabels.includes(label) ? 120 : 40;
    const earning = count(({ id }) => earned.get(id)?.includes(label) === true);
    expect(earning).toBeGreaterThanOrEqual(expected);
  });
});
