import type { Recipe, RecipeCard, RecipePage } from '@pomona/contract/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let member: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  member = await test.signIn();
  const make = (id: string, fields: object) => makeRecipe(test.database.db, { id, ...fields });
  await make('proven', { dietTypes: ['PCOS', 'Vegan'] });
  await make('likely', { dietTypes: ['Vegan', 'Low-Sugar'], likelyDietTypes: ['PCOS'] });
  await make('neither', { dietTypes: ['Vegan'] });
  await test.database.pool.query(
    `UPDATE users SET preferences = preferences || '{"dietary_preferences": ["PCOS"]}' WHERE id = $1`,
    [member.id],
  );
});
afterAll(() => test.close());

async function idsOf(query: string): Promise<string[]> {
  const answer = await test.inject({ url: `/api/recipes?${query}`, headers: member.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer
    .json<RecipePage>()
    .recipes.map(({ id }) => id)
    .toSorted();
}

describe('LIST-10 LIST-17 a label that is likely', () => {
  it('is no proven one, whether by filter, preferences or words', async () => {
    expect(await idsOf('diet=PCOS')).toEqual(['proven']);
    expect(await idsOf('diet=PCOS,Vegan&diets=all')).toEqual(['proven']);
    expect(await idsOf('fits=me')).toEqual(['proven']);
    expect(await idsOf('q=pcos')).toEqual(['proven']);
    expect(await idsOf('q=pcos&likely=include')).toEqual(['proven']);
  });

  it('is found where likely ones are asked for', async () => {
    expect(await idsOf('diet=PCOS&likely=include')).toEqual(['likely', 'proven']);
    expect(await idsOf('diet=PCOS,Vegan&diets=all&likely=include')).toEqual(['likely', 'proven']);
    expect(await idsOf('diet=Diabetes-Friendly&likely=include')).toEqual([]);
    expect(await idsOf('fits=me&likely=include')).toEqual(['likely', 'proven']);
    expect(await idsOf('q=soup&diet=PCOS&likely=include')).toEqual(['likely', 'proven']);
  });

  it('any other word in its place is refused', async () => {
    expect((await test.inject('/api/recipes?likely=yes')).statusCode).toBe(422);
  });

  it('LIST-12 stands apart on a card, whose labels begin with those that say most', async () => {
    const cards = (await test.inject('/api/recipes?fields=card')).json<RecipeCard[]>();
    const labels = Object.fromEntries(
      cards.map(({ id, diet_types, likely_diet_types }) => [id, [diet_types, likely_diet_types]]),
    );
    expect(labels).toMatchObject({
      proven: [['Vegan', 'PCOS'], []],
      likely: [['Vegan', 'Low-Sugar'], ['PCOS']],
    });
  });

  it('REC-05 is computed for the recipe of a member, and lost with sugar', async () => {
    const ingredients = ['80 g buckwheat', '300 g chicken breast', '400 g broccoli'];
    const write = async (lines: string[]) => {
      const payload = recipeBodyOf({ ingredients: lines, servings: 2, meal_type: 'Dinner' });
      const answer = await test.inject({
        ...{ method: 'POST', url: '/api/recipes', payload, headers: member.headers },
      });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<Recipe>();
    };
    const recipe = await write(ingredients);
    expect(recipe.likely_diet_types).toContain('PCOS');
    expect(recipe.diet_types).not.toContain('PCOS');
    const sweet = await write([...ingredients, '120 g sugar']);
    expect([...sweet.likely_diet_types, ...sweet.diet_types]).not.toContain('PCOS');
  });
});
