import { analyseRecipe } from '@pomona/food/analysis/analysis';
import { type DietType, dietTypes } from '@pomona/food/labels/diets';
import { describe, expect, it } from 'vitest';
import { analysisOf } from '../src/figures.ts';
import { readCatalogue } from '../src/read.ts';
import type { CatalogueRecipe } from '../src/schema.ts';

/** Of each label, the grams per serving of a food that no dish with it can hold. */
const breaking: Readonly<Record<Exclude<DietType, 'High-Fiber'>, readonly [number, string]>> = {
  PCOS: [60, 'sugar'],
  'Diabetes-Friendly': [60, 'sugar'],
  'Low-Sugar': [60, 'sugar'],
  'Gluten-Free': [1, 'all-purpose flour'],
  Vegetarian: [1, 'bacon'],
  Vegan: [1, 'honey'],
  Keto: [60, 'sugar'],
  Mediterranean: [1, 'salami'],
  'Anti-Inflammatory': [1, 'salami'],
  'Heart-Healthy': [5, 'salt'],
  'Low-Carb': [60, 'sugar'],
  'High-Protein': [250, 'olive oil'],
};

function verdictWith(recipe: CatalogueRecipe, line: string, label: DietType) {
  const { servings, meal_type: mealType, cook_minutes: cookMinutes, instructions, dish } = recipe;
  const lines = [...recipe.ingredients, line];
  const { labels } = analyseRecipe({ lines, servings, mealType, cookMinutes, instructions, dish });
  return labels.find((one) => one.label === label)?.verdict;
}

const recipes = readCatalogue();
const earned = recipes.flatMap((recipe) =>
  analysisOf(recipe).labels.flatMap(({ label, verdict }) =>
    verdict === 'proven' ? { recipe, label } : [],
  ),
);
const earning = (label: DietType) =>
  earned.filter((one) => one.label === label).map(({ recipe }) => recipe);

describe('REC-05 one breaking ingredient takes a label from every recipe that has it', () => {
  it('there are recipes to take each from', () => {
    expect(dietTypes.filter((label) => earning(label).length === 0)).toEqual([]);
  });

  it.each(Object.entries(breaking) as [keyof typeof breaking, readonly [number, string]][])(
    '%s',
    (label, [grams, food]) => {
      const matching = earning(label)
        .map((recipe) => ({
          id: recipe.id,
          verdict: verdictWith(recipe, `${grams * recipe.servings} g ${food}`, label),
        }))
        .filter(({ verdict }) => verdict !== 'refuted');
      expect(matching).toEqual([]);
    },
  );

  it('High-Fiber, which no food takes away, is as little sure as the rest with an unknown line', () => {
    const line = '1 flubberwort';
    const matching = recipes.flatMap((recipe) => {
      const { servings, meal_type: mealType } = recipe;
      const { labels } = analyseRecipe({
        lines: [...recipe.ingredients, line],
        ...{ servings, mealType },
      });
      return labels
        .filter(({ verdict }) => verdict === 'proven')
        .map(({ label }) => `${recipe.id} ${label}`);
    });
    expect(matching).toEqual([]);
    expect(earning('High-Fiber').map((recipe) => verdictWith(recipe, line, 'High-Fiber'))).toEqual(
      earning('High-Fiber').map(() => 'cannot_tell'),
    );
  });
});
