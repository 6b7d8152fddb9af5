import { analyseRecipe } from '@pomona/food/analysis/analysis';
import { tellingLabels } from '@pomona/food/labels/card-labels';
import { type DietType, dietTypes, likelyDietTypes } from '@pomona/food/labels/diets';
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

describe('REC-05 what is likely stays apart from what is proven', () => {
  const likelyIn = (recipe: CatalogueRecipe, line?: string) => {
    const { servings, meal_type: mealType } = recipe;
    const lines = [...recipe.ingredients, ...(line === undefined ? [] : [line])];
    return analyseRecipe({ ...recipe, lines, servings, mealType }).labels.filter(
      ({ isLikely }) => isLikely,
    );
  };
  const likely = recipes.flatMap((recipe) => {
    const labels = analysisOf(recipe).labels.filter(({ isLikely }) => isLikely);
    return labels.map(({ label, verdict }) => ({ recipe, label, verdict }));
  });

  it('there are recipes of each, none of them proven', () => {
    expect(new Set(likely.map(({ label }) => label))).toEqual(new Set(likelyDietTypes));
    expect(new Set(likely.map(({ verdict }) => verdict))).toEqual(new Set(['cannot_tell']));
  });

  it.each([
    ['sugar', ({ servings }: CatalogueRecipe) => `${60 * servings} g sugar`],
    ['an unknown line', () => '1 flubberwort'],
  ])('%s takes it from every recipe', (_, lineFor) => {
    const left = likely.filter(({ recipe }) => likelyIn(recipe, lineFor(recipe)).length > 0);
    expect(left.map(({ recipe }) => recipe.id)).toEqual([]);
  });
});

describe('LIST-12 cards show what tells recipes apart', () => {
  const countOf = (label: DietType) => earning(label).length;
  /** A collection grows unevenly: so much the order may be off. */
  const slack = 1.6;

  it('the rarest labels come first', () => {
    const wrong = tellingLabels.flatMap((label, position) =>
      tellingLabels
        .slice(position + 1)
        .filter((later) => countOf(label) > slack * countOf(later))
        .map((later) => `${label} (${countOf(label)}) before ${later} (${countOf(later)})`),
    );
    expect(wrong).toEqual([]);
  });

  it('what the cards leave out is in two of three recipes or more', () => {
    const left = dietTypes.filter((label) => !tellingLabels.includes(label));
    expect(left).toEqual(['Low-Sugar', 'Heart-Healthy', 'High-Fiber']);
    for (const label of left) expect(countOf(label) / recipes.length).toBeGreaterThan(0.6);
  });
});
