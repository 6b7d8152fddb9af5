import type { Recipe, RecipePage } from '@pomona/contract/recipes';
import type { RecipeTrait } from '@pomona/food/traits/traits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let member: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  member = await test.signIn();
  const make = (id: string, traits: RecipeTrait[]) => makeRecipe(test.database.db, { id, traits });
  await make('mild-winter', ['children', 'freezer', 'heat_mild', 'winter']);
  await make('hot-summer', ['freezer', 'heat_hot', 'summer']);
  await make('plain', ['low_fodmap', 'children', 'budget', 'heat_none']);
  await make('unknown', []);
});
afterAll(() => test.close());

async function idsOf(query: string): Promise<string[]> {
  const answer = await test.inject(`/api/recipes?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer
    .json<RecipePage>()
    .recipes.map(({ id }) => id)
    .toSorted();
}

describe('REC-14 LIST-17 traits', () => {
  it('collections hold together, heats and seasons instead of each other', async () => {
    expect(await idsOf('traits=freezer')).toEqual(['hot-summer', 'mild-winter']);
    expect(await idsOf('traits=freezer,children')).toEqual(['mild-winter']);
    expect(await idsOf('traits=heat_none,heat_mild')).toEqual(['mild-winter', 'plain']);
    expect(await idsOf('traits=summer,winter,freezer')).toEqual(['hot-summer', 'mild-winter']);
    expect(await idsOf('traits=summer,heat_mild')).toEqual([]);
  });

  it('another word is refused', async () => {
    expect((await test.inject('/api/recipes?traits=tasty')).statusCode).toBe(422);
  });

  it('LIST-09 are understood in a question', async () => {
    expect(await idsOf('q=low+fodmap')).toEqual(['plain']);
    expect(await idsOf('q=f%C3%BCr+Kinder')).toEqual(['mild-winter', 'plain']);
    for (const words of ['budget', 'g%C3%BCnstig', 'barato', 'pas+cher'])
      expect(await idsOf(`q=${words}`)).toEqual(['plain']);
  });

  it('are computed for the recipe of a member, and anew when it changes', async () => {
    const send = async (method: 'POST' | 'PUT', url: string, fields: object, expected: number) => {
      const payload = { ...recipeBodyOf({ servings: 2 }), ...fields };
      const answer = await test.inject({ method, url, payload, headers: member.headers });
      expect(answer.statusCode, answer.body).toBe(expected);
      return answer.json<Recipe>();
    };
    const ingredients = ['300 g chicken breast', '100 g zucchini', '1 tbsp olive oil'];
    const steps = { instructions: ['Roast on a sheet pan for 25 minutes.'], cook_time: 25 };
    const rested = { rest_time: 480, ...steps, ingredients };
    const made = await send('POST', '/api/recipes', rested, 201);
    expect(made.traits).toEqual(
      expect.arrayContaining(['low_fodmap', 'children', 'sheet_pan', 'overnight', 'heat_none']),
    );
    const hot = { ...steps, ingredients: [...ingredients, '1 jalapeño', '1 onion'] };
    const url = `/api/recipes/${made.id}`;
    const changed = await send('PUT', url, { ...hot, version: made.version }, 200);
    expect(changed.traits).toEqual(expect.arrayContaining(['overnight', 'heat_mild']));
    expect(changed.traits).not.toContain('low_fodmap');
  });
});
