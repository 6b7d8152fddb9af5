import { describe, expect, it } from 'vitest';
import { measured } from '../../test/golden/measured.ts';
import { special } from '../../test/golden/special.ts';
import { weighed } from '../../test/golden/weighed.ts';
import { type Figure, type FigureKey, toRange, unitOfFigure } from '../figures/figures.ts';
import { shownFigure } from '../figures/rounding.ts';
import { tableSpread } from '../figures/shown-figures.ts';
import { foodByKey } from '../table/table.ts';
import { analyseRecipe } from './analysis.ts';

const golden = [...weighed, ...measured, ...special];

/** The ends of a range by the measure alone, without what rows differ by. */
const lowOf = (figure: Figure | undefined) => (figure?.low ?? Number.NaN) / (1 - tableSpread);
const highOf = (figure: Figure | undefined) => (figure?.high ?? Number.NaN) / (1 + tableSpread);

describe('REC-04 golden recipes, computed by hand from the rows of the source', () => {
  it('are at least thirty', () => {
    expect(golden.length).toBeGreaterThanOrEqual(30);
  });

  it.each(golden)('$title: the foods, their rows and grams', ({ lines, servings, foods }) => {
    const analysis = analyseRecipe({ lines, servings });
    expect(analysis.lines.map(({ food }) => food?.key)).toEqual(foods.map(([key]) => key));
    for (const [at, [key, row, grams]] of foods.entries()) {
      expect(foodByKey(key)?.passport.row).toBe(row);
      expect(analysis.lines[at]?.grams).toBeCloseTo(grams, 1);
    }
  });

  it.each(golden)('$title: the figures', ({ lines, servings, figures }) => {
    const { nutrition } = analyseRecipe({ lines, servings });
    for (const [key, expected] of Object.entries(figures) as [FigureKey, number][]) {
      const value = nutrition[key]?.value ?? -1;
      expect(Math.abs(value - expected), key).toBeLessThan(Math.max(0.02, expected * 0.0005));
      // A reader sees the same.
      const unit = unitOfFigure(key);
      expect(shownFigure(value, unit), key).toBeCloseTo(shownFigure(expected, unit), 1);
    }
  });

  const withLoad = golden.filter(({ glycemicLoad }) => glycemicLoad !== undefined);
  it.each(withLoad)('$title: the glycaemic load', ({ lines, servings, glycemicLoad = 0 }) => {
    const { value, low, high } = analyseRecipe({ lines, servings }).glycemicLoad;
    expect(value).toBeCloseTo(glycemicLoad, 1);
    expect(low).toBeLessThanOrEqual(glycemicLoad);
    expect(high).toBeGreaterThanOrEqual(glycemicLoad);
  });

  const withSpread = golden.filter(({ spread }) => spread !== undefined);
  it.each(withSpread)('$title: the range', ({ lines, servings, figures, spread = 0 }) => {
    const { calories } = analyseRecipe({ lines, servings }).nutrition;
    const expected = figures.calories ?? 0;
    expect(lowOf(calories)).toBeCloseTo(expected * (1 - spread), 0);
    expect(highOf(calories)).toBeCloseTo(expected * (1 + spread), 0);
  });
});

describe('golden ranges, computed by hand', () => {
  it('two to three spoons of honey: from two scant ones to three heaped ones', () => {
    const { nutrition } = analyseRecipe({ lines: ['2-3 tbsp honey'], servings: 1 });
    expect(lowOf(nutrition.calories)).toBeCloseTo((2 * 21 * 0.9 * 304) / 100, 1);
    expect(highOf(nutrition.calories)).toBeCloseTo((3 * 21 * 1.1 * 304) / 100, 1);
  });

  it('butter or olive oil: the range holds both, the value is that of the first', () => {
    const { nutrition } = analyseRecipe({ lines: ['20 g butter or olive oil'], servings: 1 });
    expect(nutrition.saturated_fat?.value).toBeCloseTo(0.2 * 50.489, 2);
    expect(lowOf(nutrition.saturated_fat)).toBeCloseTo(0.2 * 0.98 * 13.808, 2);
    expect(highOf(nutrition.saturated_fat)).toBeCloseTo(0.2 * 1.02 * 50.489, 2);
  });

  it('two spoons of butter or olive oil: each by the weight of its own spoon', () => {
    const { nutrition } = analyseRecipe({ lines: ['2 tbsp butter or olive oil'], servings: 1 });
    expect(nutrition.fat?.value).toBeCloseTo(0.284 * 81.11, 2);
    expect(highOf(nutrition.fat)).toBeCloseTo(0.27 * 1.1 * 100, 2);
  });

  it('an optional food may be left out', () => {
    const { nutrition } = analyseRecipe({ lines: ['30 g Parmesan (optional)'], servings: 1 });
    expect(lowOf(nutrition.sodium)).toBe(0);
    expect(highOf(nutrition.sodium)).toBeCloseTo(0.306 * 1376, 1);
  });

  it('salt of the cooking water: nothing to three tenths stays', () => {
    const { nutrition } = analyseRecipe({
      lines: ['10 g salt, for the cooking water'],
      servings: 1,
    });
    expect(lowOf(nutrition.sodium)).toBe(0);
    expect(highOf(nutrition.sodium)).toBeCloseTo(0.3 * 0.102 * 38758, 0);
  });

  it('wine that simmers for half an hour keeps 35 % of its alcohol', () => {
    const lines = ['100 g dry red wine'];
    const { nutrition } = analyseRecipe({ lines, servings: 1, cookMinutes: 30 });
    // Of 85 kcal, 4 × 0.07 g protein and 4 × 2.61 g carbohydrate are not of alcohol.
    const others = 4 * 0.07 + 4 * 2.61;
    expect(nutrition.calories?.value).toBeCloseTo(others + 0.35 * (85 - others), 1);
    expect(highOf(nutrition.calories)).toBeCloseTo(1.02 * 85, 1);
    const raw = analyseRecipe({ lines, servings: 1, cookMinutes: 0 });
    expect(raw.nutrition.calories?.value).toBeCloseTo(85, 6);
  });

  it('a line that is not recognised leaves the high end open', () => {
    const { glycemicLoad } = analyseRecipe({ lines: ['3 flubberworts'], servings: 1 });
    expect(toRange(glycemicLoad)).toEqual({ value: null, low: 0, high: null });
  });
});
