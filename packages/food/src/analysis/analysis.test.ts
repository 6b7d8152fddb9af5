import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastestOf } from '../../test/fastest-of.ts';
import { minCoverage } from '../figures/coverage.ts';
import { nutrientKeys } from '../foods/nutrients.ts';
import { analyseRecipe, analyseRecipeInSteps } from './analysis.ts';

const bowl = ['50 g rolled oats', '200 g milk', '100 g blueberries', '10 g honey'];
const dal = [
  '200 g dried red lentils',
  '100 g onion',
  '20 g olive oil',
  '1 tsp ground turmeric',
  '2 cups water',
];

describe('golden recipes, computed by hand from the source rows (per 100 g)', () => {
  it('REC-04 porridge with blueberries for 2', () => {
    const { nutrition } = analyseRecipe({ lines: bowl, servings: 2, mealType: 'Breakfast' });
    // oats 379 kcal, milk 50, blueberries 57, honey 304
    expect(nutrition.calories?.value).toBeCloseTo((0.5 * 379 + 2 * 50 + 57 + 0.1 * 304) / 2, 2);
    expect(nutrition.protein?.value).toBeCloseTo((0.5 * 13.15 + 2 * 3.3 + 0.74 + 0.1 * 0.3) / 2, 2);
    expect(nutrition.carbs?.value).toBeCloseTo((0.5 * 67.7 + 2 * 4.8 + 14.49 + 0.1 * 82.4) / 2, 2);
    expect(nutrition.fiber?.value).toBeCloseTo((0.5 * 10.1 + 2.4 + 0.1 * 0.2) / 2, 2);
    expect(nutrition.sugars?.value).toBeCloseTo(
      (0.5 * 0.99 + 2 * 5.06 + 9.96 + 0.1 * 82.12) / 2,
      2,
    );
    // Only the sugars of the honey are added.
    expect(nutrition.added_sugars?.value).toBeCloseTo((0.1 * 82.12) / 2, 2);
    expect(nutrition.fat?.value).toBeCloseTo((0.5 * 6.52 + 2 * 1.98 + 0.33) / 2, 2);
    expect(nutrition.saturated_fat?.value).toBeCloseTo((0.5 * 1.11 + 2 * 1.257 + 0.028) / 2, 2);
    expect(nutrition.sodium?.value).toBeCloseTo((0.5 * 6 + 2 * 47 + 1 + 0.1 * 4) / 2, 2);
  });

  it('the glycaemic load of that porridge', () => {
    const { glycemicLoad } = analyseRecipe({ lines: bowl, servings: 2 });
    // Index: oats 55, milk (skim) 37, blueberries 53, honey 61; times carbohydrate without fibre.
    const load =
      55 * 0.5 * (67.7 - 10.1) + 37 * 2 * 4.8 + 53 * (14.49 - 2.4) + 61 * 0.1 * (82.4 - 0.2);
    expect(glycemicLoad.value).toBeCloseTo(load / 100 / 2, 1);
  });

  it('REC-04 chicken, rice and broccoli for 4', () => {
    const lines = [
      '500 g chicken breast',
      '250 g white rice',
      '400 g broccoli',
      '30 g olive oil',
      '5 g salt',
    ];
    const { nutrition } = analyseRecipe({ lines, servings: 4, mealType: 'Dinner' });
    expect(nutrition.calories?.value).toBeCloseTo(
      (5 * 120 + 2.5 * 365 + 4 * 34 + 0.3 * 884) / 4,
      1,
    );
    expect(nutrition.protein?.value).toBeCloseTo((5 * 22.5 + 2.5 * 7.13 + 4 * 2.82) / 4, 2);
    expect(nutrition.net_carbs?.value).toBeCloseTo((2.5 * (79.95 - 1.3) + 4 * (6.64 - 2.6)) / 4, 2);
    expect(nutrition.saturated_fat?.value).toBeCloseTo(
      (5 * 0.563 + 2.5 * 0.18 + 4 * 0.039 + 0.3 * 13.808) / 4,
      2,
    );
    expect(nutrition.sodium?.value).toBeCloseTo(
      (5 * 45 + 2.5 * 5 + 4 * 33 + 0.3 * 2 + 0.05 * 38758) / 4,
      1,
    );
    expect(nutrition.cholesterol?.value).toBeCloseTo((5 * 73) / 4, 1);
  });

  it('REC-04 Greek salad for 2, by household measures and pieces', () => {
    const lines = ['2 medium tomatoes', '100 g cucumber', '50 g feta', '2 tbsp olive oil'];
    const { nutrition, totalGrams } = analyseRecipe({ lines, servings: 2 });
    // A medium tomato weighs 123 g, a tablespoon of olive oil 13.5 g.
    expect(totalGrams).toBeCloseTo(2 * 123 + 100 + 50 + 2 * 13.5, 1);
    expect(nutrition.calories?.value).toBeCloseTo((2.46 * 18 + 15 + 0.5 * 264 + 0.27 * 884) / 2, 1);
    expect(nutrition.fat?.value).toBeCloseTo((2.46 * 0.2 + 0.11 + 0.5 * 21.28 + 27) / 2, 2);
    expect(nutrition.calcium?.value).toBeGreaterThan(100);
  });

  it('REC-04 chickpeas and spinach for 2, from a can that is drained', () => {
    const lines = ['1 (400 g) can chickpeas, drained', '200 g spinach', '10 g garlic'];
    const { nutrition } = analyseRecipe({ lines, servings: 2 });
    expect(nutrition.fiber?.value).toBeCloseTo((2.4 * 6.3 + 2 * 2.2 + 0.1 * 2.1) / 2, 2);
    expect(nutrition.potassium?.value).toBeCloseTo((2.4 * 109 + 2 * 558 + 0.1 * 401) / 2, 1);
  });

  it('REC-04 avocado toast with egg for 1', () => {
    const lines = ['2 slices whole wheat bread (40 g each)', '1/2 avocado', '1 large egg'];
    const { nutrition } = analyseRecipe({ lines, servings: 1, mealType: 'Breakfast' });
    expect(nutrition.calories?.value).toBeCloseTo(0.8 * 252 + 0.75 * 160 + 0.5 * 143, 1);
    expect(nutrition.carbs?.value).toBeCloseTo(0.8 * 42.71 + 0.75 * 8.53 + 0.5 * 0.72, 2);
    expect(nutrition.protein?.value).toBeCloseTo(0.8 * 12.45 + 0.75 * 2 + 0.5 * 12.56, 2);
  });

  it('REC-04 tofu with soy sauce for 2', () => {
    const lines = ['300 g firm tofu', '20 g soy sauce', '10 g sesame oil', '200 g broccoli'];
    const { nutrition } = analyseRecipe({ lines, servings: 2 });
    expect(nutrition.calories?.value).toBeCloseTo((3 * 78 + 0.2 * 53 + 0.1 * 884 + 2 * 34) / 2, 1);
    expect(nutrition.sodium?.value).toBeCloseTo((3 * 12 + 0.2 * 5493 + 2 * 33) / 2, 1);
  });

  it('REC-04 pasta with tomatoes for 4, its salt left in the water', () => {
    const lines = ['400 g spaghetti', '500 g tomatoes', '10 g salt, for the pasta water'];
    const { nutrition } = analyseRecipe({ lines, servings: 4 });
    // A tenth of the salt stays with the pasta.
    expect(nutrition.sodium?.value).toBeCloseTo((4 * 6 + 5 * 5 + 0.1 * 0.1 * 38758) / 4, 1);
    expect(nutrition.sodium?.high).toBeGreaterThan((0.3 * 0.1 * 38758) / 4);
  });
});

describe('what an analysis tells', () => {
  it('REC-04 names the source row of every food and the share that was recognised', () => {
    const { sources, coverage } = analyseRecipe({ lines: bowl, servings: 2 });
    expect(coverage).toBe(1);
    expect(sources).toContainEqual({ food: 'rolled oats', source: 'USDA SR28', row: '08120' });
  });

  it('counts an unrecognised line in the coverage', () => {
    const { coverage, lines } = analyseRecipe({
      lines: [...bowl, '90 g flubberwort'],
      servings: 2,
    });
    expect(coverage).toBeCloseTo(0.8, 1);
    expect(lines.at(-1)?.food).toBeNull();
  });

  it('leaves a figure out that too much is missing for', () => {
    const { nutrition } = analyseRecipe({ lines: [...bowl, '90 g flubberwort'], servings: 2 });
    expect(nutrition).toEqual({});
  });

  it('REC-05 derives allergens from foods, oats included', () => {
    const { allergens } = analyseRecipe({
      lines: [...bowl, '20 g walnuts', '30 g shrimp'],
      servings: 1,
    });
    expect(allergens.profile).toEqual(['Nuts', 'Dairy', 'Gluten', 'Shellfish']);
    expect(allergens.detailed).toEqual(['milk', 'crustacean', 'tree_nut', 'gluten']);
  });

  it('warns of the other food of an alternative', () => {
    const { allergens } = analyseRecipe({ lines: ['100 ml soy milk or milk'], servings: 1 });
    expect(allergens.detailed).toContain('soy');
    expect(allergens.mayContain).toContain('milk');
  });

  it('finds no gluten in oats that are stated free of it', () => {
    const { allergens } = analyseRecipe({ lines: ['50 g gluten-free rolled oats'], servings: 1 });
    expect(allergens.detailed).toEqual([]);
  });

  it('analyses twelve lines in less than 4 ms', () => {
    const lines = [
      ...bowl,
      ...dal,
      '2 large eggs',
      '1 (400 g) can chickpeas, drained',
      '1 tbsp butter or olive oil',
    ];
    expect(fastestOf(100, () => analyseRecipe({ lines, servings: 4 }))).toBeLessThan(4);
  });
});

const weights = fc.integer({ min: 1, max: 900 });
const dishes = fc
  .array(
    fc.tuple(
      weights,
      fc.constantFrom(
        'spinach',
        'white rice',
        'honey',
        'olive oil',
        'salmon',
        'almonds',
        'chia seeds',
      ),
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.map(([grams, name]) => `${grams} g ${name}`));

describe('properties', () => {
  it('SCALE-04 twice the dish for twice the people leaves the serving as it was', () => {
    fc.assert(
      fc.property(dishes, fc.integer({ min: 1, max: 8 }), (lines, servings) => {
        const once = analyseRecipe({ lines, servings });
        const twice = analyseRecipe({ lines: [...lines, ...lines], servings: 2 * servings });
        expect(twice.nutrition.calories?.value).toBeCloseTo(
          once.nutrition.calories?.value ?? -1,
          6,
        );
        expect(twice.glycemicLoad.high).toBeCloseTo(once.glycemicLoad.high, 6);
        expect(twice.labels.map(({ verdict }) => verdict)).toEqual(
          once.labels.map(({ verdict }) => verdict),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('a food without carbohydrate leaves the glycaemic load as it was', () => {
    fc.assert(
      fc.property(dishes, weights, (lines, grams) => {
        const before = analyseRecipe({ lines, servings: 2 }).glycemicLoad;
        const after = analyseRecipe({
          lines: [...lines, `${grams} g olive oil`],
          servings: 2,
        }).glycemicLoad;
        expect(after).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('less information never narrows a range', () => {
    fc.assert(
      fc.property(dishes, fc.integer({ min: 50, max: 300 }), (lines, grams) => {
        const weighed = analyseRecipe({ lines: [...lines, `${grams} g milk`], servings: 1 });
        const measured = analyseRecipe({
          lines: [...lines, `${(grams / 244).toFixed(3)} cups milk`],
          servings: 1,
        });
        const unknown = analyseRecipe({ lines: [...lines, `${grams} g flubberwort`], servings: 1 });
        for (const key of nutrientKeys) {
          const narrow = width(weighed.nutrition[key]);
          expect(width(measured.nutrition[key])).toBeGreaterThanOrEqual(narrow - 1e-9);
          // Little of an unknown food leaves wide figures, much of it none.
          if (unknown.coverage < minCoverage) expect(unknown.nutrition[key]).toBeUndefined();
          else expect(width(unknown.nutrition[key])).toBeGreaterThanOrEqual(narrow - 1e-9);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the value lies in its range', () => {
    fc.assert(
      fc.property(dishes, (lines) => {
        for (const figure of Object.values(analyseRecipe({ lines, servings: 3 }).nutrition)) {
          expect(figure.low).toBeLessThanOrEqual(figure.value + 1e-9);
          expect(figure.value).toBeLessThanOrEqual(figure.high + 1e-9);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('an unknown food never proves a label', () => {
    fc.assert(
      fc.property(dishes, (lines) => {
        const { labels } = analyseRecipe({ lines: [...lines, '1 flubberwort'], servings: 2 });
        const proven = labels
          .filter(({ verdict }) => verdict === 'proven')
          .map(({ label }) => label);
        // More fibre can only be more: what is there already is enough.
        expect(proven.filter((label) => label !== 'High-Fiber')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

function width(figure: { low: number; high: number } | undefined): number {
  return figure === undefined ? Number.POSITIVE_INFINITY : figure.high - figure.low;
}

describe('an analysis in steps', () => {
  it('says the same, and lets others have their turn after every few lines', async () => {
    const recipe = { lines: [...dal, ...bowl, 'For the sauce:', '1.500 g Karotten'], servings: 2 };
    for (const language of [undefined, 'de'] as const) {
      let pauses = 0;
      const pause = async () => {
        pauses += 1;
      };
      const analysis = await analyseRecipeInSteps({ ...recipe, language }, pause);
      expect(analysis).toEqual(analyseRecipe({ ...recipe, language }));
      expect(pauses).toBeGreaterThanOrEqual(recipe.lines.length / 5);
    }
  });
});
