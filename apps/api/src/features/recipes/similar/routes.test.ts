import type { RecipeCard } from '@pomona/contract/recipes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.database;
  const source = (food: string) => ({ food, source: 'USDA SR28', row: food });
  const chickpeas = { sources: [source('canned chickpeas'), source('fine salt')], tags: ['curry'] };
  const make = (id: string, fields = {}) =>
    makeRecipe(db, { id, title: `Dish ${id}`, ...chickpeas, ...fields });
  await make('curry');
  await make('curry-with-nuts', { allergens: ['Nuts'], allergenDetails: ['tree_nut'] });
  await make('curry-vegan', { dietTypes: ['Vegan'] });
  await make('curry-plain');
  for (const id of ['pancakes', 'waffles', 'toast', 'porridge', 'muffins'])
    await make(id, { sources: [source('rolled oats')], tags: ['sweet'], mealType: 'Breakfast' });
});
afterAll(() => test.close());

const ask = (id: string, who?: SignedIn) =>
  test.inject({ url: `/api/recipes/${id}/similar`, headers: who?.headers ?? {} });
const read = async (id: string, who?: SignedIn) =>
  (await ask(id, who)).json<RecipeCard[]>().map((card) => card.id);

async function prefer(who: SignedIn, preferences: object): Promise<void> {
  await test.database.pool.query(
    'UPDATE users SET preferences = preferences || $2::jsonb WHERE id = $1',
    [who.id, JSON.stringify(preferences)],
  );
}

it('DETAIL-09 tells four cards, those that share most first, never the recipe itself', async () => {
  const ids = await read('curry');
  expect(ids).toHaveLength(4);
  expect(new Set(ids.slice(0, 3))).toEqual(
    new Set(['curry-with-nuts', 'curry-vegan', 'curry-plain']),
  );
  expect(ids).not.toContain('curry');
});

it('DETAIL-09 PROF-07 a member is told none with their allergen, and those that fit their diet first', async () => {
  const member = await test.signIn();
  expect(await read('curry', member)).toContain('curry-with-nuts');
  await prefer(member, { allergens: ['Nuts'], dietary_preferences: ['Vegan'] });
  const ids = await read('curry', member);
  expect(ids[0]).toBe('curry-vegan');
  expect(ids).not.toContain('curry-with-nuts');
  expect(ids).toHaveLength(4);
});

it('REC-07 a private recipe is told to nobody, and has its likes for its owner alone', async () => {
  const owner = await test.signIn();
  const sources = [{ food: 'canned chickpeas', source: 'USDA SR28', row: '16058' }];
  const id = await makeRecipe(test.database.db, {
    ...{ id: 'curry-of-mine', title: 'Dish of mine', tags: ['curry'], sources },
    ...{ ownerId: owner.id, publishedAt: null },
  });
  expect((await read(id, owner)).slice(0, 1)[0]).toMatch(/^curry/);
  expect((await ask(id)).statusCode).toBe(404);
  expect((await ask(id, await test.signIn())).statusCode).toBe(404);
  expect((await ask(id, await test.signIn({ isAdmin: true }))).statusCode).toBe(404);
  test.clock.advance(5000);
  expect(await read('curry')).not.toContain(id);
});

it('DETAIL-09 a recipe that is not there has none: 404', async () => {
  expect((await ask('no-such-dish')).json().code).toBe('recipe_not_found');
});

it('DETAIL-09 twenty who ask at once are answered the same', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('curry')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

it('DETAIL-09 what has been published meanwhile is found, what has gone is not', async () => {
  const { db, pool } = test.database;
  const sources = [{ food: 'canned chickpeas', source: 'USDA SR28', row: '16058' }];
  await makeRecipe(db, { id: 'curry-new', title: 'Dish curry', tags: ['curry'], sources });
  test.clock.advance(5000);
  expect(await read('curry')).toContain('curry-new');
  await pool.query("UPDATE recipes SET deleted_at = now() WHERE id = 'curry-new'");
  test.clock.advance(5000);
  expect(await read('curry')).not.toContain('curry-new');
});
