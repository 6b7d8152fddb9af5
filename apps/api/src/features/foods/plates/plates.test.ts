import type { LargerPlates } from '@pomona/contract/foods/larger-plates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const soup = {
  ingredients: ['200 g red lentils', '200 g carrots', '20 g olive oil', '800 ml water'],
  servings: 3,
  mealType: 'Dinner' as const,
};
const read = (id: string, query = '', headers: Record<string, string> = {}) =>
  test.inject({ url: `/api/recipes/${id}/larger-plates${query}`, headers });

describe('DETAIL-04 larger plates of a recipe', () => {
  it('offers each size with figures, allergens and labels of the plate', async () => {
    const id = await makeRecipe(test.database.db, soup);
    const { offers } = (await read(id)).json<LargerPlates>();
    expect(offers.map(({ size }) => size)).toEqual([450, 550, 650]);
    for (const { size, more, with_side: sides } of offers) {
      if (more !== null) expect(more.nutrition.calories).toBeCloseTo(size, 0);
      // 325 kcal a serving: no single side brings that to 650.
      expect(sides.length > 0, String(size)).toBe(size < 650);
      for (const { nutrition, lost_labels: lost, diet_types: proven } of sides) {
        expect(Math.abs((nutrition.calories ?? 0) - size)).toBeLessThanOrEqual(20);
        expect(proven.filter((label) => lost.includes(label))).toEqual([]);
      }
    }
    const bread = offers[1]?.with_side.find(({ food }) => food.key === 'bread-rye-wholegrain');
    expect(bread?.allergen_details).toContain('gluten');
    expect(bread?.lost_labels).toContain('Gluten-Free');
  });

  it('names the sides in the language that is asked for', async () => {
    const id = await makeRecipe(test.database.db, soup);
    const { offers } = (await read(id, '?language=de')).json<LargerPlates>();
    const names = offers.flatMap(({ with_side: sides }) => sides.map(({ food }) => food.name));
    expect(names).toContain('Naturreis');
  });

  it('offers nothing for snacks and for meals of usual size', async () => {
    for (const fields of [
      { ...soup, mealType: 'Snack' as const },
      { ...soup, servings: 1 },
    ]) {
      const id = await makeRecipe(test.database.db, fields);
      expect((await read(id)).json()).toEqual({ offers: [] });
    }
  });

  it('REC-07 is of no private recipe of somebody else, and unchanged while nothing changes', async () => {
    const owner = await test.signIn();
    const id = await makeRecipe(test.database.db, {
      ...soup,
      ownerId: owner.id,
      publishedAt: null,
    });
    expect((await read(id)).statusCode).toBe(404);
    const first = await read(id, '', owner.headers);
    expect(first.statusCode).toBe(200);
    const etag = String(first.headers.etag);
    const again = await read(id, '', { ...owner.headers, 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
  });
});
