import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseRecipe, type RecipeLines } from '../analysis/analysis.ts';
import { dietTypes, likelyDietTypes } from './diets.ts';
import { labelRules } from './label-rules.ts';

const verdictOf = (recipe: RecipeLines, label: string) => {
  const found = analyseRecipe(recipe).labels.find((one) => one.label === label);
  if (found === undefined) throw new Error(`No rule for ${label}`);
  return found;
};

/** No index is published for broccoli, and that of buckwheat has its spread: a load of 8 to 21, at best estimate 15. */
const wide = {
  lines: ['40 g buckwheat', '150 g chicken breast', '200 g broccoli', '5 g olive oil'],
  servings: 1,
  mealType: 'Dinner' as const,
};

describe('REC-05 a label whose load alone is open is likely', () => {
  it('is named by the rules of the labels that may be likely', () => {
    const rules = labelRules.filter(({ likelyBy = [] }) => likelyBy.length > 0);
    expect(rules.map(({ label }) => label)).toEqual([...likelyDietTypes]);
    for (const { likelyBy } of rules) expect(likelyBy).toEqual(['glycemicLoad']);
  });

  it('PCOS: the best estimate is within the limit, the range is not', () => {
    const found = verdictOf(wide, 'PCOS');
    expect(found).toMatchObject({ verdict: 'cannot_tell', isLikely: true });
    const load = found.because.find(({ figure }) => figure === 'glycemicLoad');
    expect(load?.verdict).toBe('cannot_tell');
    expect(load?.range?.value).toBeLessThanOrEqual(15);
    expect(load?.range?.high).toBeGreaterThan(15);
  });

  it.each([
    ['sugar', '60 g sugar'],
    ['a line that is not read', '50 g flubberwort'],
    ['a food without a weight', 'some white rice'],
    ['saturated fat', '40 g butter'],
  ])('is not likely with %s', (_, line) => {
    const { isLikely } = verdictOf({ ...wide, lines: [...wide.lines, line] }, 'PCOS');
    expect(isLikely).toBe(false);
  });

  it('is not likely where another figure is open as well', () => {
    const lines = ['40 g buckwheat', '150 g chicken breast', '35 g broccoli', '5 g olive oil'];
    const { verdict, isLikely, because } = verdictOf({ ...wide, lines }, 'PCOS');
    const open = because.filter((reason) => reason.verdict === 'cannot_tell');
    expect(open.map(({ figure }) => figure)).toEqual(['glycemicLoad', 'fiber']);
    expect([verdict, isLikely]).toEqual(['cannot_tell', false]);
  });

  const foods = [
    'buckwheat',
    'white rice',
    'chickpeas',
    'chicken breast',
    'broccoli',
    'sweet potato',
  ];
  const dish = fc.record({
    lines: fc
      .array(fc.tuple(fc.integer({ min: 5, max: 250 }), fc.constantFrom(...foods)), {
        minLength: 2,
        maxLength: 6,
      })
      .map((parts) => parts.map(([grams, food]) => `${grams} g ${food}`)),
    servings: fc.integer({ min: 1, max: 4 }),
    mealType: fc.constantFrom('Dinner' as const, 'Snack' as const),
  });

  it('whatever the dish: never proven, never with anything else open, and no label but the two', () => {
    fc.assert(
      fc.property(dish, (recipe) => {
        for (const { label, verdict, isLikely, because } of analyseRecipe(recipe).labels) {
          if (!isLikely) continue;
          expect(likelyDietTypes).toContain(label);
          expect(verdict).toBe('cannot_tell');
          const open = because.filter((reason) => reason.verdict !== 'proven');
          expect(open.map(({ figure }) => figure)).toEqual(['glycemicLoad']);
          expect(open[0]?.range?.value).toBeLessThanOrEqual(open[0]?.limit ?? 0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('whatever the dish: 60 g of sugar a serving leaves neither proven nor likely', () => {
    fc.assert(
      fc.property(dish, (recipe) => {
        const lines = [...recipe.lines, `${60 * recipe.servings} g sugar`];
        const { labels } = analyseRecipe({ ...recipe, lines });
        const left = labels.filter(
          ({ label, verdict, isLikely }) =>
            likelyDietTypes.some((one) => one === label) && (isLikely || verdict === 'proven'),
        );
        expect(left).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('holds nothing likely of a label without such a figure', () => {
    const { labels } = analyseRecipe(wide);
    const others = dietTypes.filter((label) => !likelyDietTypes.some((one) => one === label));
    for (const label of others)
      expect(labels.find((one) => one.label === label)?.isLikely).toBe(false);
  });
});
