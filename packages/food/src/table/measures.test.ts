import { describe, expect, it } from 'vitest';
import { type Food, foodByKey, foods } from './rows.ts';

const keysOf = (wrong: (food: Food) => boolean) => foods.filter(wrong).map(({ key }) => key);
const isFarFrom = (a: number, b: number, tolerance: number) => Math.abs(a / b - 1) > tolerance;

describe('household measures', () => {
  it('agree with each other: 16 tablespoons to a cup, 3 teaspoons to a tablespoon', () => {
    const odd = keysOf(({ measures: { cup, tbsp, tsp } }) => {
      const cups = cup !== undefined && tbsp !== undefined && isFarFrom(cup, tbsp * 16, 0.5);
      return cups || (tbsp !== undefined && tsp !== undefined && isFarFrom(tbsp, tsp * 3, 0.4));
    });
    expect(odd).toEqual([]);
  });

  it('give densities between puffed rice and syrup', () => {
    const odd = keysOf(({ measures: { cup, tbsp } }) => {
      const density = cup === undefined ? tbsp && tbsp / 14.787 : cup / 236.588;
      return density !== undefined && (density < 0.03 || density > 1.5);
    });
    expect(odd).toEqual([]);
  });

  it('grow from small to large', () => {
    const odd = keysOf(({ measures: { small = 0, medium = small + 1, large = medium + 1 } }) => {
      return small >= medium || medium >= large;
    });
    expect(odd).toEqual([]);
  });

  it.each([
    'marinara',
    'black-beans-canned',
    'bell-pepper-yellow',
    'onion-sweet',
    'hazelnuts-roasted',
    'pecans-roasted',
    'dates-medjool',
  ])('a cup of %s has a weight', (key) => {
    expect(foodByKey(key)?.measures.cup).toBeGreaterThan(0);
  });

  it('a cup of cream is poured, not whipped', () => {
    expect(foodByKey('cream')?.measures).toMatchObject({ cup: 238, tbsp: 15, tsp: 5 });
  });
});

describe('refuse', () => {
  it('is a share of at most six tenths, and none of what was dried or computed', () => {
    expect(keysOf(({ refuse }) => refuse !== undefined && (refuse <= 0 || refuse > 0.6))).toEqual(
      [],
    );
    expect(foodByKey('banana')?.refuse).toBe(0.36);
    expect(foodByKey('amchur')?.refuse).toBeUndefined();
  });
});
