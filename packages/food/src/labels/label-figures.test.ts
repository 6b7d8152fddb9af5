import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseRecipe, type RecipeLines } from '../analysis/analysis.ts';
import type { RuleFigure } from './label-rules.ts';

function rangeOf(figure: RuleFigure, recipe: RecipeLines) {
  const { labels } = analyseRecipe(recipe);
  const reason = labels.flatMap(({ because }) => because).find((one) => one.figure === figure);
  if (reason?.range === undefined) throw new Error(`${figure} is in no rule`);
  return reason.range;
}

const one = (...lines: string[]) => ({ lines, servings: 1 });

describe('shares of energy', () => {
  it('of one food are those of the food, however much of it there is', () => {
    // 09037 avocado: 160 kcal, 14.66 g fat in 100 g.
    const share = (14.66 * 9) / 160;
    for (const line of ['1 avocado', '2-3 avocados', '1 cup avocado', '100 g avocado']) {
      const { value, low, high } = rangeOf('fatEnergy', one(line));
      expect(value).toBeCloseTo(share, 6);
      expect(low).toBeCloseTo(share, 6);
      expect(high).toBeCloseTo(share, 6);
    }
  });

  it('of two foods reach from the least of one with the most of the other to the contrary', () => {
    // 04053 olive oil: 884 kcal, 100 g fat; 20444 rice: 365 kcal, 0.66 g fat; a cup is 185 g, a spoon 13.5 g; ± 10 %.
    const share = (oil: number, rice: number) => {
      const fat = oil * 13.5 * 1 + rice * 185 * 0.0066;
      return (9 * fat) / (oil * 13.5 * 8.84 + rice * 185 * 3.65);
    };
    const { value, low, high } = rangeOf('fatEnergy', one('1 tbsp olive oil', '1 cup white rice'));
    expect(value).toBeCloseTo(share(1, 1), 6);
    expect(low).toBeCloseTo(share(0.9, 1.1), 6);
    expect(high).toBeCloseTo(share(1.1, 0.9), 6);
  });

  it('are open with a line that is not recognised, and 0 without anything', () => {
    expect(rangeOf('fatEnergy', one('100 g avocado', '1 flubberwort'))).toMatchObject({
      low: 0,
      high: null,
    });
    expect(rangeOf('fatEnergy', one('200 g water'))).toEqual({ value: 0, low: 0, high: 0 });
  });

  it('hold the share of every dish that lies within the measures, ends included', () => {
    const parts = fc.array(
      fc.tuple(
        fc.constantFrom('olive oil', 'white rice', 'spinach', 'almonds', 'butter', 'sugar'),
        fc.integer({ min: 10, max: 300 }),
        fc.constantFrom(0.98, 1, 1.02),
      ),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(parts, (foods) => {
        const written = one(...foods.map(([name, grams]) => `${grams} g ${name}`));
        const { low, high } = rangeOf('saturatedFatEnergy', written);
        const real = foods.map(([name, grams, off]) => `${(grams * off).toFixed(2)} g ${name}`);
        const { value } = rangeOf('saturatedFatEnergy', one(...real));
        expect(value).toBeGreaterThanOrEqual(low - 1e-4);
        expect(value).toBeLessThanOrEqual((high ?? 0) + 1e-4);
      }),
      { numRuns: 100 },
    );
  });
});

describe('sugars in 100 g', () => {
  it('count the water that was added only where that is the worse answer', () => {
    // 11124 carrots: 4.74 g sugars in 100 g; 100 g of water beside them may boil away.
    const { value, low, high } = rangeOf('sugarsPer100g', one('100 g carrots', '100 g water'));
    expect(value).toBeCloseTo(4.74 / 2, 6);
    expect(high).toBeCloseTo(4.74, 6);
    expect(low).toBeCloseTo((98 * 4.74) / (98 + 102), 6);
  });

  it('are told in 100 ml for drinks, by the density of the liquids', () => {
    // 01079 milk: 5.06 g sugars in 100 g, 244 g a cup of 236.588 ml.
    const { value } = rangeOf('sugarsPer100g', { ...one('300 g milk'), dish: 'smoothie' });
    expect(value).toBeCloseTo((5.06 * 244) / 236.588, 6);
  });
});
