import { describe, expect, it } from 'vitest';
import { foodWithoutIndex } from '../../test/without-index.ts';
import { analyseRecipe } from '../analysis/analysis.ts';
import { parseLine } from '../lines/line.ts';
import { foodByKey, foods } from '../table/table.ts';
import { glycemicIndexClass, glycemicLoadClass, indexOf, lineLoad } from './glycemic-load.ts';

const loadOf = (...lines: string[]) => analyseRecipe({ lines, servings: 1 }).glycemicLoad;
const unknown = foodWithoutIndex();
/** So many grams of available carbohydrate from a food without an index. */
function withoutIndex(carbs: number): string {
  const { carbs: all = 0, fiber = 0 } = unknown.per100;
  return `${((carbs * 100) / (all - fiber)).toFixed(1)} g ${unknown.names.en[0]}`;
}
/** 100 g of dry white rice: 78.65 g of available carbohydrate, index 73 ± 4. */
const rice = '100 g white rice';

describe('the glycaemic load of a dish', () => {
  it('is index × available carbohydrate, two standard errors and the measure either way', () => {
    const { value, low, high } = loadOf(rice);
    expect(value).toBeCloseTo((73 * 78.65) / 100, 2);
    expect(low).toBeCloseTo(((73 - 8) * 78.65 * 0.98) / 100, 2);
    expect(high).toBeCloseTo(((73 + 8) * 78.65 * 1.02) / 100, 2);
  });

  it('takes the usual error where the source gives none', () => {
    const without = foods.find(({ gi }) => gi !== undefined && gi.sem === undefined);
    const index = without && indexOf(without);
    expect(index).toMatchObject({ kind: 'published', sem: null });
    expect((index?.high ?? 0) - (index?.value ?? 0)).toBe(8);
  });

  it('takes the whole band of the scale where nothing is published', () => {
    const { low, high } = loadOf(withoutIndex(10));
    expect(low).toBe(0);
    expect(high).toBeCloseTo(10 * 1.02, 1);
  });

  it('cannot be told above a quarter of the carbohydrate without an index', () => {
    // 26 of 26 + 78.65 g are a little less than a quarter, 27 g a little more.
    expect(loadOf(rice, withoutIndex(25.9)).value).not.toBeNull();
    expect(loadOf(rice, withoutIndex(26.6)).value).toBeNull();
    expect(loadOf(rice, withoutIndex(26.6)).low).toBeGreaterThan(0);
  });

  it('cannot be told with a line that is not recognised, unless that is thrown away', () => {
    expect(loadOf(rice, '3 flubberworts')).toMatchObject({ value: null, high: Infinity });
  });

  it('needs no index of foods below 1 g of available carbohydrate in 100 g', () => {
    const chicken = lineLoad(parseLine('900 g chicken breast'));
    expect(chicken?.index.kind).toBe('needless');
    expect(loadOf('900 g chicken breast')).toEqual({ value: 0, low: 0, high: 0 });
    const listed = foods.filter((food) => {
      const line = lineLoad(parseLine(`100 g ${food.names.en[0]}`));
      return line?.index.kind === 'needless' && line.available.high >= 1.02;
    });
    expect(listed).toEqual([]);
  });

  it('bounds foods that are listed as untestable by sucrose', () => {
    const tomato = foodByKey('tomato');
    expect(tomato && indexOf(tomato)).toMatchObject({ kind: 'untested', low: 0, high: 65 });
  });

  it('holds both foods of an alternative', () => {
    const either = loadOf('100 g white rice or quinoa');
    const quinoa = loadOf('100 g quinoa');
    expect(either.value).toBeCloseTo(loadOf(rice).value ?? -1, 6);
    expect(either.low).toBeCloseTo(quinoa.low, 6);
    expect(either.high).toBeCloseTo(loadOf(rice).high, 6);
  });
});

describe('its classes', () => {
  it('are low up to 10, medium from 11, high from 20, by the rounded load', () => {
    expect([0, 10, 10.4, 10.5, 19.4, 19.5, 40].map(glycemicLoadClass)).toEqual([
      'low',
      'low',
      'low',
      'medium',
      'medium',
      'high',
      'high',
    ]);
  });

  it('of the index are low up to 55, high from 70', () => {
    expect([55, 56, 69, 70].map(glycemicIndexClass)).toEqual(['low', 'medium', 'medium', 'high']);
  });
});
