import { describe, expect, it } from 'vitest';
import { allNutrientKeys, furtherNutrientKeys, nutrientUnits } from '../foods/nutrients.ts';
import { type Food, foodByKey, foods } from './rows.ts';
import { blankCells, zeroCells } from './source-cells-data.ts';

const keysOf = (wrong: (food: Food) => boolean) => foods.filter(wrong).map(({ key }) => key);

const filledOf = (key: string): readonly string[] => foodByKey(key)?.passport.filled?.figures ?? [];

describe('figures of the food table', () => {
  it('leaves out what the source left blank: missing is never zero', () => {
    const filled = blankCells.flatMap(({ key, figures }) =>
      figures
        .filter((figure) => foodByKey(key)?.per100[figure] !== undefined)
        // Filled from a related row.
        .filter((figure) => !filledOf(key).includes(figure))
        .map((figure) => [key, figure]),
    );
    expect(blankCells.length).toBeGreaterThanOrEqual(30);
    expect(filled).toEqual([]);
  });

  it('keeps a zero that the source measured', () => {
    const lost = zeroCells.flatMap(({ key, figures }) =>
      figures
        .filter((figure) => foodByKey(key)?.per100[figure] !== 0)
        .map((figure) => [key, figure]),
    );
    expect(zeroCells.length).toBeGreaterThanOrEqual(15);
    expect(lost).toEqual([]);
  });

  it('counts no starch of raw potatoes as fiber', () => {
    const much = keysOf(
      ({ key, category, per100: { fiber = 0, carbs = 0 } }) =>
        key.startsWith('potato-') && category === 'Vegetables' && fiber > carbs / 3,
    );
    expect(much).toEqual([]);
  });

  it('carries vitamins, zinc and unsaturated fats of most foods, with a unit for each', () => {
    for (const key of furtherNutrientKeys) {
      const known = foods.filter(({ per100 }) => per100[key] !== undefined);
      expect([key, known.length > foods.length / 2]).toEqual([key, true]);
      expect(nutrientUnits[key]).toMatch(/^(?:g|mg|µg)$/);
    }
    // USDA SR28: 100 g of raw oranges (09200) hold 53.2 mg of vitamin C, of raw carrots (11124) 835 µg of vitamin A.
    expect(foodByKey('orange')?.per100.vitamin_c).toBe(53.2);
    expect(foodByKey('carrot')?.per100.vitamin_a).toBe(835);
    expect(foodByKey('salmon-atlantic')?.per100.epa_dha).toBeGreaterThan(1);
  });

  it('holds no part that is larger than its whole', () => {
    const tooFat = keysOf(
      ({ per100: { fat = 0, saturated_fat = 0, mono_fat = 0, poly_fat = 0 } }) => {
        return saturated_fat + mono_fat + poly_fat > fat * 1.03 + 0.3;
      },
    );
    const tooMuchOmega = keysOf(
      ({ per100: { omega3, ala = 0, epa_dha = 0 } }) =>
        omega3 !== undefined && ala + epa_dha > omega3 + 0.06,
    );
    const tooSweet = keysOf(
      ({ per100: { carbs = 0, fiber = 0, sugars = 0 } }) => fiber + sugars > carbs + 2.5,
    );
    expect({ tooFat, tooMuchOmega, tooSweet }).toEqual({
      tooFat: [],
      tooMuchOmega: [],
      tooSweet: [],
    });
  });

  it('bounds what is missing by no less than nothing and no more than the food itself', () => {
    const odd = keysOf(({ per100, upperBounds = {} }) =>
      allNutrientKeys.some((key) => {
        const bound = upperBounds[key];
        return bound !== undefined && (bound < 0 || bound > 100 || per100[key] !== undefined);
      }),
    );
    expect(odd).toEqual([]);
  });
});

describe('computed foods', () => {
  const computed = foods.filter(({ passport }) => passport.parts !== undefined);

  it('say what they were computed from, with parts that add up', () => {
    expect(computed.length).toBeGreaterThan(20);
    for (const { passport } of computed) {
      const shares = (passport.parts ?? []).map(({ share }) => share);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
      expect(passport).toMatchObject({ source: 'Computed' });
      expect(passport.description).toMatch(/^computed from \d/);
      expect(passport.note).toMatch(/\w/);
    }
  });

  it('have the figures of their parts, and miss what a part misses', () => {
    const { per100 } = foodByKey('coconut-milk-light') ?? {};
    expect(per100?.fat).toBeCloseTo(0.32 * (foodByKey('coconut-milk')?.per100.fat ?? 0), 2);
    const missed = computed.flatMap((mixture) =>
      allNutrientKeys
        .filter((figure) =>
          mixture.passport.parts?.some(({ key }) => foodByKey(key)?.per100[figure] === undefined),
        )
        .map((figure) => mixture.per100[figure]),
    );
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.every((figure) => figure === undefined)).toBe(true);
  });

  it('carry every allergen and origin of their parts', () => {
    for (const { key, traits, may = [], passport } of computed) {
      const contained = new Set<string>([...traits, ...may.map(({ trait }) => trait)]);
      const parts = (passport.parts ?? []).flatMap(
        (part) => foodByKey(part.key)?.traits ?? ['unknown'],
      );
      expect([key, parts.filter((trait) => !contained.has(trait))]).toEqual([key, []]);
    }
  });
});

describe('the glycaemic index', () => {
  it('is given with its source and whether it was read again, and for no food without carbohydrate', () => {
    const odd = keysOf(({ gi, per100: { carbs = 0, fiber = 0 } }) => {
      if (gi === undefined) return false;
      const isComplete = gi.source !== '' && [0, 1, 2].includes(gi.checked);
      const isPlausible = gi.value >= 0 && gi.value <= 115 && (gi.sem ?? 1) > 0;
      return !isComplete || !isPlausible || carbs - fiber < 1;
    });
    expect(odd).toEqual([]);
  });

  it('quoted without reading it again is told apart, so that it can be shown as an estimate', () => {
    expect(foodByKey('rice-jasmine')?.gi).toMatchObject({ value: 109, sem: 10, checked: 0 });
    expect(foodByKey('rice-white')?.gi?.checked).toBe(2);
  });
});
