import type { CookableRecipes } from '@pomona/contract/recipes/what-i-have';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;

const sourcesOf = (...foods: string[]) =>
  foods.map((food) => ({ food, source: 'test', row: food }));

beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.database;
  const dish = (id: string, foods: string[], fields: object = {}) =>
    makeRecipe(db, { id, title: id, sources: sourcesOf(...foods), ...fields });
  await dish('salad', ['tomato', 'feta', 'fine salt', 'olive oil', 'black pepper']);
  await dish('soup', ['canned chopped tomatoes', 'onion', 'water'], { dietTypes: ['Vegan'] });
  await dish('stew', ['tomato', 'carrot', 'celery', 'onion'], { cookMinutes: 200 });
  await dish('omelette', ['egg', 'unsalted butter'], { allergenDetails: ['milk', 'egg'] });
});
afterAll(() => test.close());

async function cookable(query: string): Promise<CookableRecipes> {
  const answer = await test.app.inject(`/api/what-i-have?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const shown = async (query: string) =>
  (await cookable(query)).recipes.map(({ recipe, missing }) => [recipe.id, missing.length]);

it('LIST-16 ranks by how little is missing, and names it; basics never are', async () => {
  const { foods, total, recipes } = await cookable('have=tomato');
  expect(foods).toEqual([{ key: 'tomato', name: 'tomato' }]);
  expect(total).toBe(3);
  expect(recipes.map(({ recipe, missing }) => [recipe.id, missing])).toEqual([
    ['salad', ['feta']],
    ['soup', ['onion']],
    ['stew', ['carrot', 'celery', 'onion']],
  ]);
});

it('LIST-16 names foods in the language of the reader', async () => {
  const { foods, recipes } = await cookable('have=tomato&language=de&diet=Vegan');
  expect(foods).toEqual([{ key: 'tomato', name: 'Tomate' }]);
  expect(recipes.map(({ missing }) => missing)).toEqual([['Zwiebel']]);
});

it('LIST-16 goes with diets, allergens and the whole time', async () => {
  expect(await shown('have=tomato,onion&max_minutes=60')).toEqual([
    ['soup', 0],
    ['salad', 1],
  ]);
  expect(await shown('have=tomato,egg&avoid=Dairy')).not.toContainEqual(['omelette', 1]);
  expect(await shown('have=egg')).toEqual([['omelette', 1]]);
});

it('LIST-16 leaves out unknown foods, and refuses more than ten', async () => {
  expect(await cookable('have=nothing-of-the-kind')).toEqual({ foods: [], total: 0, recipes: [] });
  const eleven = Array.from({ length: 11 }, (_, index) => `a${index}`).join(',');
  for (const have of [eleven, '', 'A B', 'x,'])
    expect(
      (await test.app.inject(`/api/what-i-have?have=${encodeURIComponent(have)}`)).statusCode,
    ).toBe(422);
});
