import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#test/catalogue.ts';
import { createRecipeIndex, type RecipeIndex } from './recipe-index.ts';
import { suitabilityOf } from './suitability.ts';
import type { RecipeProfile } from './traits.ts';
import { diversified, rarity, type Vector } from './vectors.ts';

describe('what is like what', () => {
  let rows: RecipeProfile[];
  let index: RecipeIndex;

  beforeAll(async () => {
    rows = catalogue
      .rows()
      .map(({ cuisine = null, dish = null, mayContain = [], sources, ...row }) => {
        return { ...row, cuisine, dish, mayContain, foods: sources.map(({ food }) => food) };
      });
    index = await createRecipeIndex(rows);
  }, 60_000);

  const found = (id: string) => {
    const row = index.recipe(id);
    if (row === undefined) throw new Error(`The catalogue holds no ${id}`);
    return diversified(index.nearest(row), 4).map((one) => one.recipe);
  };
  const foodsOf = (row: RecipeProfile | undefined) => row?.foods.join('\n');

  it('DETAIL-09 no recipe of the collection is like itself, and each has four that are like it', () => {
    for (const { id } of rows) {
      const ids = found(id).map((row) => row.id);
      expect(ids).not.toContain(id);
      expect(new Set(ids).size).toBe(4);
    }
  });

  it('DETAIL-09 a dish of fish leads to seafood', () => {
    const salmon = found('salmon-fennel-tomato-traybake');
    expect(foodsOf(salmon[0])).toMatch(/salmon/);
    const fish = /salmon|sardine|cod|trout|mackerel|tuna|shrimp|anchov/;
    expect(salmon.filter((row) => fish.test(foodsOf(row) ?? '')).length).toBeGreaterThanOrEqual(3);
  });

  it('DETAIL-09 what is sweet leads to what is sweet', () => {
    const ofStrawberries = found('strawberry-shrikhand');
    for (const row of ofStrawberries) expect(foodsOf(row)).not.toMatch(/garlic|onion|chili/);
  });

  it('DETAIL-09 the most alike share far more than chance: the meal more often than not, a main food nearly always', () => {
    let sharingMeal = 0;
    let sharingFood = 0;
    for (const row of rows) {
      const [first] = found(row.id);
      if (first?.mealType === row.mealType) sharingMeal += 1;
      if (first?.foods.some((food) => row.foods.includes(food))) sharingFood += 1;
    }
    expect(sharingMeal / rows.length).toBeGreaterThan(0.6);
    expect(sharingFood / rows.length).toBeGreaterThan(0.9);
  });

  it('DETAIL-09 answers the same however often it is asked, and whatever was asked before', async () => {
    const ids = rows.slice(0, 40).map(({ id }) => id);
    const before = ids.map((id) => found(id).map((row) => row.id));
    const again = await createRecipeIndex(rows);
    const after = [...ids].reverse().map((id) => {
      const row = again.recipe(id);
      return row === undefined ? [] : diversified(again.nearest(row), 4).map((one) => one.id);
    });
    expect(after.reverse()).toEqual(before);
  });
});

describe('weights', () => {
  it('DETAIL-09 what every kitchen holds counts little, what is rare counts much, but not without end', () => {
    expect(rarity(500, 532)).toBeLessThan(0.1);
    expect(rarity(5, 532)).toBeGreaterThan(3);
    expect(rarity(1, 1_000_000)).toBe(rarity(10, 1_000_000));
  });

  it('DETAIL-09 six soups make one soup and other dishes', () => {
    const soup: Vector = new Map([
      ['soup', 0.98],
      ['carrot', 0.2],
    ]);
    const salad: Vector = new Map([
      ['salad', 0.98],
      ['carrot', 0.2],
    ]);
    const candidates = [
      { id: 'soup-1', vector: soup, similarity: 0.6 },
      { id: 'soup-2', vector: soup, similarity: 0.59 },
      { id: 'soup-3', vector: soup, similarity: 0.58 },
      { id: 'salad', vector: salad, similarity: 0.4 },
    ];
    expect(diversified(candidates, 2).map(({ id }) => id)).toEqual(['soup-1', 'salad']);
    expect(diversified(candidates, 9)).toHaveLength(4);
    expect(diversified([], 4)).toEqual([]);
  });

  it('DETAIL-09 PROF-07 REC-10 an allergen rules out, one that may be in it or a diet that is not met only comes later', () => {
    const recipe = {
      allergenDetails: ['tree_nut' as const],
      mayContain: ['celery' as const],
      dietTypes: ['Vegan' as const],
    };
    const suitability = (allergens: AvoidableAllergen[], dietary: ('Vegan' | 'Keto')[]) =>
      suitabilityOf(recipe, { allergens, dietary_preferences: dietary });
    expect(suitability(['Nuts'], ['Vegan'])).toBe('not');
    expect(suitability(['tree_nut'], ['Vegan'])).toBe('not');
    expect(suitability(['Dairy', 'peanut'], ['Vegan'])).toBe('well');
    expect(suitability(['celery'], ['Vegan'])).toBe('less');
    expect(suitability([], ['Vegan', 'Keto'])).toBe('less');
    expect(suitability([], [])).toBe('well');
  });
});
